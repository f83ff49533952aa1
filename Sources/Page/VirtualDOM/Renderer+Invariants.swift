/// What is true between two renders. Every test of the renderer asks.
extension Renderer {
  package func checkInvariants() {
    checkTree()
    checkNumbers()
    precondition(patches.isEmpty, "every patch was handed out")
    precondition(focused == nil, "every wish for focus was handed out")
  }

  /// The numbers of all nodes of the document, in its order.
  package var nodeIDs: [NodeID] {
    var ids: [NodeID] = []
    if let shown { collect(shown, into: &ids) }
    return ids
  }

  private func collect(_ node: Mounted<Action>, into ids: inout [NodeID]) {
    ids.append(node.id)
    for child in node.children { collect(child, into: &ids) }
  }

  private func checkTree() {
    if let shown { check(shown) }
  }

  private func check(_ node: Mounted<Action>) {
    precondition(nodes[node.id] === node, "a node is found by its number")
    precondition(node.tag != nil || node.children.isEmpty, "a text has no children")
    precondition(node.tag != nil || node.handlers.isEmpty, "a text does not listen")
    for child in node.children { check(child) }
  }

  /// Each number is in use, free or forgotten, and only one of these.
  private func checkNumbers() {
    let used = nodeIDs.count
    let all = nodes.nodes.count - 1
    precondition(
      used + nodes.free.count + nodes.forgotten.count == all,
      "no number is lost or twice"
    )
    precondition(nodes.nodes.filter { $0 != nil }.count == used, "no node outlives the document")
    for id in nodes.free + nodes.forgotten {
      precondition(nodes[id] == nil, "a free number means no node")
    }
  }
}
