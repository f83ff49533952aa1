import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// One guess to try the game with, of a few seconds.
///
/// It is no quest and in nobody's history; what it earned is in the log once somebody plays.
package struct Practice: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case guessing
    /// - Parameter since: on the clock that nobody can set.
    case doing(Seconds, since: Seconds)
    case revealed(Guess)
  }

  package internal(set) var phase = Phase.guessing
  /// The most that an earlier try was worth; none before the first one.
  private(set) var best: XP?

  package init() {}

  var isFirst: Bool { !best.exists }

  package static let choices = [Seconds(3), Seconds(6), Seconds(12), Seconds(25)]
}

extension Practice {
  mutating func reduce(_ action: PracticeAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .begun: break
    case .guessed(let estimate):
      if phase == .guessing { phase = .doing(estimate, since: core.moment.monotonic) }
    case .finished: finish(at: core.moment)
    case .again: startAnew()
    case .ended: return core.endPractice(earned)
    }
    return []
  }

  private mutating func finish(at moment: Moment) {
    guard case .doing(let estimate, let since) = phase else { return }
    // A second tap of the same finger took no time at all.
    let actual = max(Seconds((moment.monotonic - since).whole), Seconds(1))
    phase = .revealed(Guess(estimate: estimate, actual: actual))
  }

  /// What was told stays: whoever tries once more loses nothing.
  mutating func startAnew() {
    best = earned
    phase = .guessing
  }

  /// The most that a try was worth; none before the first truth is known.
  var earned: XP? {
    guard case .revealed(let guess) = phase else { return best }
    return max(best ?? .zero, guess.practiceExperience)
  }

  /// What a guess adds to the tries before it; none where it adds nothing.
  func gained(by guess: Guess) -> XP? {
    let gained = guess.practiceExperience.points - (best?.points ?? 0)
    return gained > 0 ? XP(gained) : nil
  }
}

extension Core {
  /// The game comes before its forms: somebody guesses before anybody is in the log.
  package var comesBeforeForms: Bool { ledger.allPlayers.isEmpty }

  /// A player who has done nothing yet tries one guess, once.
  package var needsPractice: Bool {
    guard let player, history.isEmpty else { return false }
    return !ledger.setting(.practised(player)).exists
      && !(ledger.setting(.hasPractised, of: player) ?? false)
  }

  /// What the reveal has told stays true: the points are the player's.
  ///
  /// - Parameter earned: none where it was left out, which says nothing of what she wants on a device of her own.
  mutating func keepPractice(_ earned: XP?) -> [Effect] {
    guard let player else { return [] }
    return record([
      earned.map { .set(.practised(player), UInt128($0.points)) } ?? .set(.hasPractised, true)
    ])
  }

  fileprivate mutating func endPractice(_ earned: XP?) -> [Effect] {
    destination = .quests
    return role.canWrite && needsPractice ? keepPractice(earned) : []
  }
}
