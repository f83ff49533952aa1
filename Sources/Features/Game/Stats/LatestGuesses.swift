import Basics
import Domain
import Time

/// The newest of guesses that come in no order.
struct LatestGuesses {
  static let most = 50

  /// The newest last.
  private var latest: [GuessDigest] = []

  /// How far they landed from the truth.
  var landings: Landings {
    latest.reduce(into: Landings()) { $0.take($1.guess) }
  }

  /// Takes the guess if it is among the newest.
  ///
  /// Sorting years of them would take longer than everything else.
  mutating func take(_ guess: GuessDigest) {
    if latest.count == Self.most {
      if isInOrder(guess, latest[0]) { return }
      latest.removeFirst()
    }
    var place = latest.count
    while place > 0, isInOrder(guess, latest[place - 1]) { place -= 1 }
    latest.insert(guess, at: place)
  }

  private func isInOrder(_ one: GuessDigest, _ other: GuessDigest) -> Bool {
    (one.finishedAt, one.id) < (other.finishedAt, other.id)
  }
}
