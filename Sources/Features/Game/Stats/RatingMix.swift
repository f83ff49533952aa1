import Basics
import Domain
import Time

/// How many of the latest guesses are of which rating, by the bands before difficulty: the same guesses are never fewer
/// golds because the game has grown with the player.
package struct RatingMix: Hashable, Sendable {
  package static let most = 50

  private var counts = [0, 0, 0, 0]
  /// The newest guesses so far, the newest last, until all have been seen.
  private var latest: [GuessDigest] = []

  package var total: Int { counts[0] + counts[1] + counts[2] + counts[3] }

  package func count(of rating: Rating) -> Int { counts[rating.rawValue] }

  package var largest: Int { max(max(counts[0], counts[1]), max(counts[2], counts[3])) }

  /// Takes the guess if it is among the newest; guesses come in no order.
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

  mutating func close() {
    for guess in latest { counts[Rating(of: guess.guess, bands: .base).rawValue] += 1 }
    latest = []
  }

  private func isInOrder(_ one: GuessDigest, _ other: GuessDigest) -> Bool {
    (one.finishedAt, one.id) < (other.finishedAt, other.id)
  }
}
