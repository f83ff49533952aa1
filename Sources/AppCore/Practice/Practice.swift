import Basics
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

package enum PracticeAction: Hashable, Sendable {
  case chosen(Seconds)
  case locked
  case finished
  /// She goes on to her quests, with the guess or without it.
  case ended
}

func reducePractice(_ state: inout AppState, _ action: PracticeAction) -> [Effect] {
  guard state.screen == .practice else { return [] }
  switch (action, state.practice.phase) {
  case (.chosen(let estimate), .guessing):
    state.practice.estimate = estimate
  case (.locked, .guessing):
    state.practice.phase = .doing(since: state.moment.monotonic)
  case (.finished, .doing(let since)):
    // A second tap of the same finger took no time at all.
    let actual = max(Seconds((state.moment.monotonic - since).whole), Seconds(1))
    state.practice.phase = .revealed(Guess(estimate: state.practice.estimate, actual: actual))
  case (.ended, _):
    return state.endPractice()
  default:
    break
  }
  return []
}

extension AppState {
  /// A player who has done nothing yet tries one guess, once.
  var needsPractice: Bool {
    guard let player, history.isEmpty else { return false }
    return !(ledger.setting(.hasPractised, of: player) ?? false)
  }

  /// Back to the guess, and only from there on to the quests.
  mutating func goBackInPractice() -> [Effect] {
    if practice.phase == .guessing { return endPractice() }
    practice.phase = .guessing
    return []
  }

  mutating func endPractice() -> [Effect] {
    screen = .home
    guard role.canWrite, needsPractice else { return [] }
    return record([.set(.hasPractised, true)])
  }
}
