import Domain
import SyncEngine

/// What the moment shows that puts guess and truth side by side.
package struct Reveal: Hashable, Sendable {
  package let guess: Guess
  package let rating: Rating
  package let experience: XP
  package let isPersonalBest: Bool
  /// How many guesses before this one had the same rating: picks the remark.
  package let occurrence: Int
  package let seed: UInt64
}

extension AppState {
  package func reveal(of estimation: Estimation) -> Reveal {
    let earlier = estimations(before: estimation)
    let task = ledger.task(of: estimation)
    let honest = earlier.filter { $0.isHonest && ledger.task(of: $0) == task }
    return Reveal(
      guess: estimation.guess,
      rating: estimation.rating,
      experience: estimation.experience,
      isPersonalBest: estimation.isHonest
        && PersonalBest.isBest(estimation.guess, after: honest.map { $0.guess }),
      occurrence: earlier.filter { $0.rating == estimation.rating }.count,
      seed: UInt64(truncatingIfNeeded: player?.raw ?? 0)
    )
  }

  private func estimations(before estimation: Estimation) -> [Estimation] {
    playerSessions.flatMap { $0.estimations }.filter {
      $0.id != estimation.id && $0.measurement.finishedAt <= estimation.measurement.finishedAt
    }
  }
}
