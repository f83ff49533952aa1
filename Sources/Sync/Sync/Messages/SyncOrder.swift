import SyncWire

/// What the worker has to do, in this order.
package enum SyncOrder: Sendable {
  /// Stores the book as it is now, with what lies beside it.
  case store([Kept])
  case ask([KeyQuestion])
  /// Asks the server in the name of a device, whose token is shown.
  case call(SyncCall, [UInt8], DeviceID)
  /// Wakes this device after so many seconds, and up to half as many more by lot; at once when the page or the network
  /// comes back.
  case wait(seconds: Int)
}

/// What is stored with the book, in the same transaction.
package enum Kept: Sendable {
  case segment(Segment)
  case pack(Pack, seq: Int64)
  /// Operations for the game, which knows them by their ids.
  case operations([StoredOperation])
  /// Operations that count no longer.
  case hidden([UInt128])
}
