/// One node of a screen as a view describes it.
///
/// `Action` is what its handlers send. A description is built anew for each change of the state and thrown away; what the browser holds
/// is the business of `VirtualDOM`.
///
/// Indirect, as `Attribute.Content` is: a view hands thousands of them on, and each is one pointer then.
package indirect enum Node<Action> {
  case text(String)
  case element(Element<Action>)
  /// Several nodes where one is expected; an element dissolves it among its children.
  case fragment([Node])
}

extension Node {
  /// The nodes that this is, without fragments.
  @inline(never)
  var dissolved: [Node] {
    guard case .fragment(let parts) = self else { return [self] }
    var nodes: [Node] = []
    nodes.reserveCapacity(parts.count)
    for part in parts {
      if case .fragment = part { nodes += part.dissolved } else { nodes.append(part) }
    }
    return nodes
  }
}
