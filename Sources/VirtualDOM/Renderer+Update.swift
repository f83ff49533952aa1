import Basics
import Markup

extension Renderer {
  /// Makes a node look like `node`; it `canBecome` that.
  ///
  /// Returns what stands there now, which is another one if a memo built another kind of node.
  func update(
    _ mounted: Mounted<Action>,
    to node: Node<Action>,
    at place: Place
  ) -> Mounted<Action> {
    checkLevel(place.level)
    switch node {
    case .text(let text): update(mounted, to: text)
    case .element(let element): update(mounted, to: element, at: place)
    case .memo(let memo): return update(mounted, to: memo, at: place)
    case .fragment: refuseFragment()
    }
    return mounted
  }

  /// Puts a new node where one stands.
  func replace(
    _ mounted: Mounted<Action>,
    by node: Node<Action>,
    at place: Place
  ) -> Mounted<Action> {
    let replacement = mount(node, at: place, before: mounted.id)
    unmount(mounted)
    return replacement
  }

  private func update(_ mounted: Mounted<Action>, to text: String) {
    guard !mounted.text.hasSameScalars(as: text) else { return }
    mounted.text = text
    patches.append(.setText(mounted.id, text))
  }

  private func update(_ mounted: Mounted<Action>, to element: Element<Action>, at place: Place) {
    mounted.stamp = nil
    updateAttributes(of: mounted, to: element.attributes)
    updateHandlers(of: mounted, to: element.handlers)
    updateChildren(of: mounted, to: element.children, at: place.inside(mounted.id))
    updateProperties(of: mounted, to: element.properties)
  }

  private func update(
    _ mounted: Mounted<Action>,
    to memo: Memo<Action>,
    at place: Place
  ) -> Mounted<Action> {
    if mounted.stamp == memo.stamp { return mounted }
    let updated = updateBuilt(mounted, to: memo.build(), at: place.unwrapped())
    updated.key = memo.key
    updated.stamp = memo.stamp
    return updated
  }

  /// The key is the memo's; that of what it built is not asked, and a memo right inside a memo is
  /// built with it.
  private func updateBuilt(
    _ mounted: Mounted<Action>,
    to node: Node<Action>,
    at place: Place
  ) -> Mounted<Action> {
    checkLevel(place.level)
    return switch node {
    case .text where mounted.tag == nil: update(mounted, to: node, at: place)
    case .element(let element) where mounted.tag == element.tag:
      update(mounted, to: node, at: place)
    case .memo(let memo): updateBuilt(mounted, to: memo.build(), at: place.unwrapped())
    default: replace(mounted, by: node, at: place)
    }
  }
}
