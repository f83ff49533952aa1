import AppCore

package enum ArrivalAction: Hashable, Sendable {
  /// A copy has come onto this device, which had nothing.
  case arrived(CopyContents)
  /// *No parent here right now*
  case left
}
