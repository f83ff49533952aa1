/// One node of a screen as a view describes it.
///
/// `Action` is what its handlers send. A description is built anew for each change of the state and thrown away; what the browser holds
/// is the business of `VirtualDOM`.
///
/// Indirect, as `Attribute.Content` is: a view hands thousands of them on, and each is one pointer then.
package indirect enum Node<Action> {
  case text(String)
  case element(Element<Action>)
  case memo(Memo<Action>)
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

/// A subtree that is built only when its stamp differs from the stamp of the last render.
///
/// Building the view is most of the cost of an update, so long lists want one memo a row. Everything
/// `build` reads must be in the stamp (or in the key): what is not, is not seen when it changes.
package struct Memo<Action> {
  /// Says *which* subtree this is among its siblings; takes the place of the built node's own key.
  package let key: String
  /// Says *which version* of it: a revision, or a hash of the values it shows.
  package let stamp: UInt64
  package let build: () -> Node<Action>
}

/// Describes a subtree that is built only when `stamp` changes.
///
/// - Parameter key: not empty, and different from those of all siblings: an equal key with an equal
///   stamp means "the same picture", whatever `build` would say.
package func memo<Action>(
  key: String,
  stamp: UInt64,
  build: @escaping () -> Node<Action>
) -> Node<Action> {
  precondition(!key.isEmpty, "a memo needs a key: its stamp says how it looks, not which one it is")
  return .memo(Memo(key: key, stamp: stamp, build: build))
}
