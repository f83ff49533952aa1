import SyncWire

/// Which answer is waited for.
enum Doing: Hashable, Sendable {
  case nothing
  case founding
  case reading
  /// The last place that server and device share lies from one to the other.
  case halving(Int64, Int64)
  case entry
  case pack(DeviceID, StreamID, ChainSpan)
}
