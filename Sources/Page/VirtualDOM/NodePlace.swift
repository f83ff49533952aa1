/// Where in the document a node stands.
struct NodePlace {
  let parent: NodeID
  /// 1 for the node in the root.
  let level: Int

  static let root = NodePlace(parent: .root, level: 1)

  func inside(_ parent: NodeID) -> NodePlace {
    NodePlace(parent: parent, level: level + 1)
  }
}

/// Elements dissolve the fragments among their children, so only the top of a tree can be one.
func refuseFragment() -> Never {
  preconditionFailure("a tree begins with one node; put the several into an element")
}
