import Markup

/// Gives out the numbers of nodes and finds the nodes by them.
struct NodeTable<Action> {
  /// By number; the root, number 0, has none.
  private(set) var nodes: [Mounted<Action>?] = [nil]
  private(set) var free: [NodeID] = []
  /// Free as soon as the browser has been told.
  private(set) var forgotten: [NodeID] = []

  /// Nil if there is no such node, or no longer: the browser may speak of one that is gone.
  subscript(id: NodeID) -> Mounted<Action>? {
    id.rawValue < UInt32(nodes.count) ? nodes[Int(id.rawValue)] : nil
  }

  mutating func add(_ tag: Tag?) -> Mounted<Action> {
    let id = free.popLast() ?? appendPlace()
    let node = Mounted<Action>(id, tag: tag)
    nodes[Int(id.rawValue)] = node
    return node
  }

  /// Forgets the node and everything in it.
  mutating func forget(_ node: Mounted<Action>) {
    for child in node.children { forget(child) }
    nodes[Int(node.id.rawValue)] = nil
    forgotten.append(node.id)
  }

  /// Frees the numbers of nodes whose removal has been sent.
  ///
  /// Within one batch a number that means two nodes would make the order of its patches matter in
  /// ways nobody wants to think about.
  mutating func reuseForgotten() {
    free.append(contentsOf: forgotten)
    forgotten = []
  }

  private mutating func appendPlace() -> NodeID {
    nodes.append(nil)
    return NodeID(UInt32(nodes.count - 1))
  }
}
