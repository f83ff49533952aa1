import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// What the moment shows that puts guess and truth side by side.
package struct Reveal: Hashable, Sendable {
  let estimation: EstimationID
  package let guess: Guess
  package let rating: Rating
  /// The player has said how long it took: then there is no rating to tell, and nothing to celebrate.
  package let isNamed: Bool
  package let experience: XP
  package let isPersonalBest: Bool
  /// How many reveals before this one had the same rating: picks the remark.
  ///
  /// Those that were taken back count for every rating, so that none of them is read again at once.
  package let occurrence: Int
  package let seed: UInt64
}

extension Core {
  /// - Parameter earlier: the player's guesses of the step's task.
  package func reveal(of estimation: Estimation, after earlier: TaskHistory) -> Reveal {
    Reveal(
      estimation: estimation.id,
      guess: estimation.guess,
      rating: estimation.isNamed ? .off : estimation.rating,
      isNamed: estimation.isNamed,
      experience: estimation.experience,
      isPersonalBest: earlier.isBest(estimation),
      occurrence: occurrence(of: estimation),
      seed: UInt64(truncatingIfNeeded: player?.raw ?? 0)
    )
  }

  /// Counted without a list of all guesses, which would be a megabyte.
  private func occurrence(of estimation: Estimation) -> Int {
    var count = 0
    for session in history.indices {
      count += history[session].takenBack
      let guesses = history[session].guesses
      for index in guesses.indices
      where guesses[index].rating == estimation.rating && guesses[index].counts
        && guesses[index].isBefore(estimation)
      {
        count += 1
      }
    }
    return count
  }
}

extension TaskHistory {
  /// Whether no honest guess before it was as close.
  func isBest(_ estimation: Estimation) -> Bool {
    estimation.isHonest
      && PersonalBest.isBest(estimation.guess, after: honest { $0.isBefore(estimation) })
  }
}

extension PastGuess {
  fileprivate func isBefore(_ estimation: Estimation) -> Bool {
    id != estimation.id && finishedAt <= estimation.measurement.finishedAt
  }
}

extension GuessDigest {
  fileprivate func isBefore(_ estimation: Estimation) -> Bool {
    id != estimation.id && finishedAt <= estimation.measurement.finishedAt
  }
}
