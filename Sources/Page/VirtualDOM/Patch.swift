import Markup

/// One change of the browser's document.
///
/// A list of them is carried out in order. A node is created first, filled and inserted last, so the
/// browser lays out a new screen once.
package enum Patch: Equatable, Sendable {
  case create(NodeID, Tag)
  case createText(NodeID, String)
  case setAttribute(NodeID, name: String, value: String)
  case removeAttribute(NodeID, name: String)
  case setProperty(NodeID, Property)
  case setText(NodeID, String)
  /// Also moves a node that is somewhere else. At the end if `before` is nil.
  case insert(NodeID, into: NodeID, before: NodeID?)
  /// The node and everything in it is gone, and its numbers are free.
  case remove(NodeID)
  case listen(NodeID, Event)
  case unlisten(NodeID, Event)
  /// Always the first one, so that the browser lets go of what is removed; done when all others are.
  case focus(NodeID)
}
