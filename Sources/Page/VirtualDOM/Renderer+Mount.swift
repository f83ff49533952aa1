import Markup

extension Renderer {
  /// Creates a node and inserts it, whole, before a sibling or at the end.
  func mount(_ node: Node<Action>, at place: NodePlace, before sibling: NodeID?) -> Mounted<Action>
  {
    checkLevel(place.level)
    return switch node {
    case .text(let text): mount(text, at: place, before: sibling)
    case .element(let element): mount(element, at: place, before: sibling)
    case .fragment: refuseFragment()
    }
  }

  private func mount(
    _ text: String,
    at place: NodePlace,
    before sibling: NodeID?
  ) -> Mounted<Action> {
    let mounted = nodes.add(nil)
    mounted.text = text
    patches.append(.createText(mounted.id, text))
    patches.append(.insert(mounted.id, into: place.parent, before: sibling))
    return mounted
  }

  private func mount(
    _ element: Element<Action>,
    at place: NodePlace,
    before sibling: NodeID?
  ) -> Mounted<Action> {
    let mounted = nodes.add(element.tag)
    mounted.key = element.key
    patches.append(.create(mounted.id, element.tag))
    updateAttributes(of: mounted, to: element.attributes)
    updateHandlers(of: mounted, to: element.handlers)
    mountChildren(of: mounted, element.children, at: place.inside(mounted.id))
    updateProperties(of: mounted, to: element.properties)
    patches.append(.insert(mounted.id, into: place.parent, before: sibling))
    if element.focusesOnAppear { focused = mounted.id }
    return mounted
  }

  private func mountChildren(
    of parent: Mounted<Action>,
    _ children: [Node<Action>],
    at place: NodePlace
  ) {
    parent.children.reserveCapacity(children.count)
    for child in children {
      parent.children.append(mount(child, at: place, before: nil))
    }
  }

  func unmount(_ mounted: Mounted<Action>) {
    nodes.forget(mounted)
    patches.append(.remove(mounted.id))
  }
}
