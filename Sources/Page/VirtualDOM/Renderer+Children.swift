import Markup

extension Renderer {
  /// Makes the children of an element those of the new description, with the fewest moves.
  ///
  /// Most updates change no order: equal ends are updated where they are, and only what is left
  /// between them is matched and moved.
  func updateChildren(of parent: Mounted<Action>, to nodes: [Node<Action>], at place: NodePlace) {
    let ends = EqualEnds(parent.children, nodes)
    updateHead(of: parent, to: nodes[..<ends.head], at: place)
    updateTail(of: parent, to: nodes[(nodes.count - ends.tail)...], at: place)
    let old = ends.between(parent.children.count)
    let new = ends.between(nodes.count)
    if old.isEmpty, new.isEmpty { return }
    let arranged = rearrange(parent, old, to: nodes[new], at: place)
    parent.children.replaceSubrange(old, with: arranged)
  }

  private func updateHead(
    of parent: Mounted<Action>,
    to nodes: ArraySlice<Node<Action>>,
    at place: NodePlace
  ) {
    for index in nodes.indices {
      update(parent.children[index], to: nodes[index], at: place)
    }
  }

  private func updateTail(
    of parent: Mounted<Action>,
    to nodes: ArraySlice<Node<Action>>,
    at place: NodePlace
  ) {
    let shift = parent.children.count - nodes.endIndex
    for index in nodes.indices {
      update(parent.children[index + shift], to: nodes[index], at: place)
    }
  }

  /// Removes, moves, updates and creates the children in `range`; returns them in their new order.
  private func rearrange(
    _ parent: Mounted<Action>,
    _ range: Range<Int>,
    to nodes: ArraySlice<Node<Action>>,
    at place: NodePlace
  ) -> [Mounted<Action>] {
    var matcher = ChildMatcher(parent.children[range])
    let sources = nodes.map { matcher.take(for: $0) }
    for child in matcher.remaining { unmount(child) }
    let end = parent.children[range.upperBound...].first?.id
    let placements = placements(of: sources, in: parent.children, before: end)
    return zip(nodes, placements).map { arrange($0, $1, at: place) }
  }

  private func arrange(
    _ node: Node<Action>,
    _ placement: Placement<Action>,
    at place: NodePlace
  ) -> Mounted<Action> {
    guard let source = placement.source else {
      return mount(node, at: place, before: placement.sibling)
    }
    update(source, to: node, at: place)
    if placement.moves {
      patches.append(.insert(source.id, into: place.parent, before: placement.sibling))
    }
    return source
  }
}

/// How many children at each end can stay what and where they are.
private struct EqualEnds {
  var head = 0
  var tail = 0

  init<Action>(_ old: [Mounted<Action>], _ new: [Node<Action>]) {
    let shorter = min(old.count, new.count)
    while head < shorter, old[head].canBecome(new[head]) { head += 1 }
    while tail < shorter - head,
      old[old.count - 1 - tail].canBecome(new[new.count - 1 - tail])
    {
      tail += 1
    }
  }

  func between(_ count: Int) -> Range<Int> { head..<(count - tail) }
}
