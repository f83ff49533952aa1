/// How long to wait before a server is asked again that gave no answer, or one that leads nowhere.
struct Patience: Hashable, Sendable {
  private static let mostRefusals = 3
  /// For a device that the server does not know: it may have been paired on a log that is lost.
  static let day = 86_400

  private var refusals = 0
  /// With what is added by lot no pause is longer than three minutes: a server may be back, and tell of nothing.
  private var pauses = Backoff(first: 2, longest: 120)

  /// - Returns: whether it makes sense to go on at once.
  mutating func isRefused() -> Bool {
    refusals += 1
    return refusals <= Self.mostRefusals
  }

  mutating func succeeds() { self = Patience() }

  /// Seconds; who waits adds up to half of them by lot, so that devices do not ask together.
  mutating func pause() -> Int { pauses.next() }

  /// Somebody is there, or the network is back: whoever asks now need not wait.
  mutating func beginAnew() { refusals = 0 }
}
