import Markup

/// Compares what a view describes with what the browser shows and says what to change.
///
/// - `Renderer+Mount`: new nodes; `+Update`: nodes that stay; `+Children`: which ones stay and where;
///   `+Attributes`: what is said about an element; `+Player`: what the player changed; `+Invariants`:
///   what is always true.
/// - One of them belongs to one root element of one page. All its patches have to be carried out, in
///   order.
package final class Renderer<Action> {
  var nodes = NodeTable<Action>()
  var shown: Mounted<Action>?
  var patches: [Patch] = []
  /// The new element that receives the focus.
  var focused: NodeID?

  package init() {}

  /// What to change so that the browser shows `node`.
  package func render(_ node: Node<Action>) -> [Patch] {
    nodes.reuseForgotten()
    shown = show(node)
    patchFocus()
    return takePatches()
  }

  /// The action to send when `event` happened to a node; nil if it means nothing, or if the node is
  /// gone: the browser may have spoken before it heard of the removal.
  package func action(for id: NodeID, event: Event, value: String) -> Action? {
    guard let node = nodes[id], let handler = node.handler(for: event) else { return nil }
    noteChange(of: node, by: event, value: value)
    return handler.action(for: value)
  }

  private func show(_ node: Node<Action>) -> Mounted<Action> {
    guard let shown else { return mount(node, at: .root, before: nil) }
    guard shown.canBecome(node) else { return replace(shown, by: node) }
    update(shown, to: node, at: .root)
    return shown
  }

  /// Puts a new screen where one stands.
  private func replace(_ mounted: Mounted<Action>, by node: Node<Action>) -> Mounted<Action> {
    let replacement = mount(node, at: .root, before: mounted.id)
    unmount(mounted)
    return replacement
  }

  private func patchFocus() {
    if let focused { patches.insert(.focus(focused), at: 0) }
    focused = nil
  }

  private func takePatches() -> [Patch] {
    let taken = patches
    patches = []
    return taken
  }
}
