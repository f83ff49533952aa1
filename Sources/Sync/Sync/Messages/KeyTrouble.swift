import SyncWire

/// Whether keys, or what lies in storage, can be read: who fails is asked again, and nothing advances until then.
struct KeyTrouble: Hashable, Sendable {
  /// Tries after which a person is told.
  private static let bearable = 3

  /// With what is added by lot no pause is longer than a minute: so long a person is told what is so no more.
  private var pauses = Backoff(first: 1, longest: 40)
  /// When it is time to ask again, in milliseconds since 1970.
  private var due: Int64 = 0
  /// Whether an event goes no further until something is asked again.
  var isWaited = false

  var isThere: Bool { pauses.failures > 0 }

  /// - Returns: seconds.
  mutating func fail(at now: Int64, _ book: inout Book) -> Int {
    let seconds = pauses.next()
    due = now + Int64(seconds) * 1000
    if pauses.failures >= Self.bearable { book.tell(.keysUnread) }
    return seconds
  }

  /// There was an answer to everything.
  mutating func end(_ book: inout Book) {
    self = KeyTrouble()
    book.end(.keysUnread)
  }

  /// Whoever opens the app need not wait.
  func isTime(for event: SyncEvent, at now: Int64) -> Bool {
    if case .wake = event { return true }
    return now >= due
  }
}
