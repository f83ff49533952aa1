import Basics
import Core
import Domain
import SyncEngine
import Time

/// One guess to try the game with, of a few seconds.
///
/// It is no quest: nothing of it is kept.
package struct Practice: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case guessing
    /// - Parameter since: on the clock that nobody can set.
    case doing(since: Seconds)
    case revealed(Guess)
  }

  package internal(set) var phase = Phase.guessing
  package internal(set) var estimate = Seconds(10)

  package init() {}

  package static let choices = [Seconds(5), Seconds(10), Seconds(15), Seconds(20), Seconds(30)]
}

extension Practice {
  mutating func reduce(_ action: PracticeAction, _ core: inout Core) -> [Effect] {
    switch (action, phase) {
    case (.chosen(let estimate), .guessing): self.estimate = estimate
    case (.locked, .guessing): phase = .doing(since: core.moment.monotonic)
    case (.finished, .doing(let since)):
      // A second tap of the same finger took no time at all.
      let actual = max(Seconds((core.moment.monotonic - since).whole), Seconds(1))
      phase = .revealed(Guess(estimate: estimate, actual: actual))
    case (.ended, _): return core.endPractice()
    default: break
    }
    return []
  }

  /// Back to the guess, and only from there on to the quests.
  mutating func goBack(_ core: inout Core) -> [Effect] {
    if phase == .guessing { return core.endPractice() }
    phase = .guessing
    return []
  }
}

extension Core {
  /// A player who has done nothing yet tries one guess, once.
  package var needsPractice: Bool {
    guard let player, history.isEmpty else { return false }
    return !(ledger.setting(.hasPractised, of: player) ?? false)
  }

  fileprivate mutating func endPractice() -> [Effect] {
    destination = .quests
    guard role.canWrite, needsPractice else { return [] }
    return record([.set(.hasPractised, true)])
  }
}
