import SyncWire

/// The answer for which the device waits.
enum Doing: Hashable, Sendable {
  case nothing
  /// The family is being founded.
  ///
  /// - isInvited: whether the server has asked for an invitation, and is shown one.
  case founding(isInvited: Bool)
  case reading
  /// The last place that server and device share is looked for between these two.
  case halving(Int64, Int64)
  /// An entry was sent.
  ///
  /// - version: the newest of its version and those of entries in it.
  case entry(version: Int64)
  case pack(DeviceID, StreamID, ChainSpan)
  case note(Int64)
}
