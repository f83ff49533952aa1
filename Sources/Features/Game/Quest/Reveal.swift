import AppCore
import Basics
import Controls
import Domain
import SyncEngine
import Time

/// What the moment shows that puts guess and truth side by side.
package struct Reveal: Hashable, Sendable {
  let estimation: EstimationID
  package let guess: Guess
  /// None where the player has said how long it took: then there is nothing to tell, and nothing to celebrate.
  package let rating: Rating?
  package let experience: XP
  package let isPersonalBest: Bool
  /// Among the first reveals of seconds, which say what a light is.
  let explainsLights: Bool
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
      rating: estimation.rating,
      experience: estimation.experience,
      isPersonalBest: earlier.isBest(estimation),
      explainsLights: Lights.show(estimation.guess) && isAmongFirstOfSeconds(estimation.id),
      occurrence: occurrence(of: estimation),
      seed: UInt64(truncatingIfNeeded: player?.raw ?? 0)
    )
  }

  private func isAmongFirstOfSeconds(_ estimation: EstimationID) -> Bool {
    var left = Self.explained
    for session in history.indices {
      for guess in history[session].guesses where guess.id != estimation && Lights.show(guess.guess)
      {
        left -= 1
        if left == 0 { return false }
      }
    }
    return true
  }

  /// So many reveals of seconds say what a light is.
  private static let explained = 3

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
