/// Collects the statements of a view's block into one node, a fragment if they are several.
@resultBuilder
package enum MarkupBuilder<Action> {
  package static func buildExpression(_ node: Node<Action>) -> Node<Action> { node }

  // Not inlined, here and below: every block of every view says these. `__owned`: what a block hands
  // over is used up.
  @inline(never)
  package static func buildExpression(_ text: String) -> Node<Action> { .text(text) }

  @inline(never)
  package static func buildExpression(_ nodes: __owned [Node<Action>]) -> Node<Action> {
    .fragment(nodes)
  }

  package static func buildBlock(_ part: Node<Action>) -> Node<Action> { part }

  @inline(never)
  package static func buildBlock(_ parts: Node<Action>...) -> Node<Action> { .fragment(parts) }

  @inline(never)
  package static func buildOptional(_ part: __owned Node<Action>?) -> Node<Action> {
    part ?? .fragment([])
  }

  package static func buildEither(first part: Node<Action>) -> Node<Action> { part }

  package static func buildEither(second part: Node<Action>) -> Node<Action> { part }

  @inline(never)
  package static func buildArray(_ parts: __owned [Node<Action>]) -> Node<Action> {
    .fragment(parts)
  }
}
