import SyncWire

/// Something that has happened; ``Sync`` takes one at a time.
package enum SyncEvent: Sendable {
  /// It may be time to do something: the app was opened or is about to be left, the network is back, a wait is over.
  /// What may wait is sent as well.
  case wake
  /// There may be news of other devices; what may wait goes on waiting.
  case look
  /// The log on the server has come to a place, by any device.
  case hinted(Int64)
  /// A request was answered; none where no answer came.
  case answered(Answered?)
  /// The device's token could not be read, so the server was asked nothing.
  case couldNotAsk
  /// The questions that were asked last are answered, in their order.
  case keys([KeyAnswer])
  /// Operations are stored on this device. Those that may wait go with what comes after them in their stream and may
  /// not, or with the next ``wake``.
  case made([UInt128], StreamID, mayWait: Bool = false)
  case wished(Wish)
  /// More of what waits on this device can be read; only ``Sync`` itself says so.
  case readOn
  /// A person has read a notice.
  case seen(SyncNotice)
  /// A person wants something no more; what is on its way already counts.
  case withdrawn(Wish)
}

/// An answer of the server.
package struct Answered: Sendable {
  package let status: Int
  package let body: [UInt8]

  package init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}

extension SyncEvent {
  /// Whether it tells of a time at which something may be done, and of nothing that has come.
  var isWake: Bool {
    switch self {
    case .wake, .look, .hinted: true
    default: false
    }
  }

  var isReadOn: Bool { if case .readOn = self { true } else { false } }
}
