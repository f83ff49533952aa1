import SyncWire

/// What has happened, one at a time.
package enum SyncEvent: Sendable {
  /// It may be time: the app was opened, the network is back, a wait is over, a hint has come.
  case wake
  /// None when nobody answered.
  case answered(Answered?)
  /// To the questions that were asked last, in their order.
  case keys([KeyAnswer])
  /// Operations are stored on this device; those that may wait go with what comes after them.
  case made([UInt128], StreamID, mayWait: Bool = false)
  case wished(Wish)
  /// More of what waits on this device can be read; nobody else says so.
  case readOn
  /// Nobody wants it any more; what is on its way already counts.
  case withdrawn(Wish)
}

/// What came from the server.
package struct Answered: Sendable {
  package let status: Int
  package let body: [UInt8]

  package init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
