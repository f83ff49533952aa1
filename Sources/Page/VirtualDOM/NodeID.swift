/// Stands for a node of the browser's document in patches and events.
package struct NodeID: Equatable, Sendable {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The element of the page that all screens are drawn into; never created or removed.
  package static let root = NodeID(0)
}
