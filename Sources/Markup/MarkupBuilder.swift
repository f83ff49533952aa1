/// Collects the statements of a view's block into the children of its element.
@resultBuilder
package enum MarkupBuilder<Action> {
  /// What one statement yields.
  ///
  /// Most yield one node, and an array for each would be an allocation for each.
  package enum Part {
    case one(Node<Action>)
    case many([Node<Action>])
  }

  package static func buildExpression(_ node: Node<Action>) -> Part { .one(node) }

  // Not inlined, as all of these: every block of every view says them.
  @inline(never)
  package static func buildExpression(_ text: String) -> Part { .one(.text(text)) }

  package static func buildExpression(_ nodes: [Node<Action>]) -> Part { .many(nodes) }

  package static func buildBlock(_ part: Part) -> Part { part }

  package static func buildBlock(_ parts: Part...) -> Part { joined(parts) }

  package static func buildOptional(_ part: Part?) -> Part { part ?? .many([]) }

  package static func buildEither(first part: Part) -> Part { part }

  package static func buildEither(second part: Part) -> Part { part }

  package static func buildArray(_ parts: [Part]) -> Part { joined(parts) }

  @inline(never)
  package static func buildFinalResult(_ part: Part) -> [Node<Action>] {
    switch part {
    case .one(let node): [node]
    case .many(let nodes): nodes
    }
  }

  @inline(never)
  private static func joined(_ parts: [Part]) -> Part {
    var nodes: [Node<Action>] = []
    nodes.reserveCapacity(parts.count)
    for part in parts {
      switch part {
      case .one(let node): nodes.append(node)
      case .many(let more): nodes.append(contentsOf: more)
      }
    }
    return .many(nodes)
  }
}
