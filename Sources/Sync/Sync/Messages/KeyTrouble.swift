import SyncWire

/// Whether keys, or what lies in storage, can be read: what failed is asked again, and nothing advances until then.
struct KeyTrouble: Hashable, Sendable {
  /// The number of tries after which a person is told.
  private static let bearable = 3

  /// The pauses between tries; with what is added by lot none is longer than a minute, so a notice is not shown much
  /// longer than it is true.
  private var pauses = Backoff(first: 1, longest: 40)
  /// The time to ask again, in milliseconds since 1970.
  private var due: Int64 = 0
  /// Whether an event goes no further until something is asked again.
  var isWaited = false

  var isThere: Bool { pauses.failures > 0 }

  /// Notes a failure.
  ///
  /// - Returns: the seconds until the next try.
  mutating func fail(at now: Int64, _ book: inout Book) -> Int {
    let seconds = pauses.next()
    due = now + Int64(seconds) * 1000
    if pauses.failures >= Self.bearable { book.tell(.keysUnread) }
    return seconds
  }

  /// Notes that everything was answered.
  mutating func end(_ book: inout Book) {
    self = KeyTrouble()
    book.end(.keysUnread)
  }

  /// Whether an event may ask again; opening the app need not wait.
  func isTime(for event: SyncEvent, at now: Int64) -> Bool {
    if case .wake = event { return true }
    return now >= due
  }
}
