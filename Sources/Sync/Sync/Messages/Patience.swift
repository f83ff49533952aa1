/// How long to wait before a server is asked again that gave no answer, or one that leads nowhere.
struct Patience: Hashable, Sendable {
  private static let mostRefusals = 3
  /// The seconds after which a device asks again that the server does not know: it may have been paired on a log that
  /// is lost.
  static let day = 86_400

  private var refusals = 0
  /// The pauses between tries; with what is added by lot none is longer than three minutes, because a server that is
  /// back does not say so.
  private var pauses = Backoff(first: 2, longest: 120)

  /// Counts a refusal.
  ///
  /// - Returns: whether it makes sense to go on at once.
  mutating func isRefused() -> Bool {
    refusals += 1
    return refusals <= Self.mostRefusals
  }

  mutating func succeeds() { self = Patience() }

  /// The seconds until the next try; the worker adds up to half of them by lot, so that devices do not ask together.
  mutating func pause() -> Int { pauses.next() }

  /// Forgets refusals, because the app was opened or the network is back, and need not wait.
  mutating func beginAnew() { refusals = 0 }
}
