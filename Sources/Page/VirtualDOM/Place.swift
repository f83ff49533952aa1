/// Where in the document a node stands.
struct Place {
  let parent: NodeID
  /// 1 for the node in the root.
  let level: Int

  static let root = Place(parent: .root, level: 1)

  func inside(_ parent: NodeID) -> Place {
    Place(parent: parent, level: level + 1)
  }
}

/// Elements dissolve the fragments among their children, so only the top of a tree can be one.
func refuseFragment() -> Never {
  preconditionFailure("a tree begins with one node; put the several into an element")
}
