import Basics
import Time

/// A guess of a player's history, with what its session adds.
package struct PastGuess: Hashable, Sendable {
  package let id: EstimationID
  package let session: SessionID
  /// The local day of its session.
  package let day: LocalDay
  package let finishedAt: Instant
  /// When *Done* was tapped, by the clock that the device showed then.
  package let part: DayPart
  package let guess: Guess
  package let counts: Bool
  package let isHonest: Bool
  package let isCalibration: Bool

  package init(_ digest: GuessDigest, of session: SessionDigest) {
    id = digest.id
    self.session = session.id
    day = session.day
    finishedAt = digest.finishedAt
    part = DayPart(of: LocalTime(digest.finishedAt, offset: digest.offset))
    guess = digest.guess
    counts = digest.counts
    // What is not to count teaches nothing, whatever else is said of it.
    isHonest = digest.isHonest && digest.counts
    isCalibration = session.isCalibration
  }

  /// Whether insights and difficulty learn from it.
  package var teaches: Bool { isHonest && !isCalibration }

  /// 0 to 100, unrounded.
  package var accuracy: Double { 100 * Accuracy(of: guess).fraction }
}

extension PastGuess: Comparable {
  package static func < (left: PastGuess, right: PastGuess) -> Bool {
    (left.finishedAt, left.id) < (right.finishedAt, right.id)
  }
}
