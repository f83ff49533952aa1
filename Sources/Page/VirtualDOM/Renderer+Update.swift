import Basics
import Markup

extension Renderer {
  /// Makes a node look like `node`; it `canBecome` that.
  func update(_ mounted: Mounted<Action>, to node: Node<Action>, at place: NodePlace) {
    switch node {
    case .text(let text): update(mounted, to: text)
    case .element(let element): update(mounted, to: element, at: place)
    case .fragment: refuseFragment()
    }
  }

  private func update(_ mounted: Mounted<Action>, to text: String) {
    guard !mounted.text.hasSameScalars(as: text) else { return }
    mounted.text = text
    patches.append(.setText(mounted.id, text))
  }

  private func update(_ mounted: Mounted<Action>, to element: Element<Action>, at place: NodePlace)
  {
    updateAttributes(of: mounted, to: element.attributes)
    updateHandlers(of: mounted, to: element.handlers)
    updateChildren(of: mounted, to: element.children, at: place.inside(mounted.id))
    updateProperties(of: mounted, to: element.properties)
  }
}
