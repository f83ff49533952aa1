import SyncWire

/// Which answer is waited for.
enum Doing: Hashable, Sendable {
  case nothing
  /// - isInvited: the server has asked for an invitation, and is shown one.
  case founding(isInvited: Bool)
  case reading
  /// The last place that server and device share lies from one to the other.
  case halving(Int64, Int64)
  /// - version: the newest of it and of those that lie in it.
  case entry(version: Int64)
  case pack(DeviceID, StreamID, ChainSpan)
  case note(Int64)
}
