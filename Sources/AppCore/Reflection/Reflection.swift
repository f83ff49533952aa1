import Basics
import Domain
import SyncEngine
import Time

package enum ReflectionAction: Hashable, Sendable {
  /// The newest week that can be looked back at.
  case opened
  case weekChosen(ISOWeek)
}

func reduceReflection(_ state: inout AppState, _ action: ReflectionAction) -> [Effect] {
  switch action {
  case .opened:
    let week = ISOWeek.lookedBackAt(state.localTime)
    state.screen = .reflection(week)
    return state.rememberReading(of: week)
  case .weekChosen(let week):
    guard state.hasReflection(of: week) else { return [] }
    state.screen = .reflection(week)
    return []
  }
}

/// A week as its screen shows it; a class for the reason of `Patterns`.
package final class WeekReview: Sendable {
  package let reflection: Reflection
  /// As it stood at the end of the week.
  package let streak: Streak
  /// The most that any day of the week saw.
  package let longestStreak: Int

  init(_ reflection: Reflection, streak: Streak, longestStreak: Int) {
    self.reflection = reflection
    self.streak = streak
    self.longestStreak = longestStreak
  }
}

/// What the banner says of the week.
package struct FreshWeek: Hashable, Sendable {
  package let quests: Int
  package let guesses: Int
}

extension AppState {
  var localTime: LocalTime { LocalTime(moment.now, offset: moment.offset) }

  /// The week that home tells of; none when there was no play in it, or when she has read it.
  package var freshWeek: FreshWeek? {
    guard let week = ISOWeek.freshAt(localTime), !hasRead(week) else { return nil }
    var quests = 0
    var guesses = 0
    for session in history.indices
    where history[session].day >= week.monday && history[session].day <= week.sunday {
      let counting = history[session].guesses.count { $0.counts }
      guesses += counting
      if counting > 0 { quests += 1 }
    }
    return guesses > 0 ? FreshWeek(quests: quests, guesses: guesses) : nil
  }

  /// From the week of the first quest to the newest one that can be looked back at.
  package func hasReflection(of week: ISOWeek) -> Bool {
    guard let first = history.map({ $0.day }).min() else { return false }
    return week.sunday >= first && week <= ISOWeek.lookedBackAt(localTime)
  }

  /// Whether there is a week to look back at.
  package var hasReflections: Bool { hasReflection(of: ISOWeek.lookedBackAt(localTime)) }

  /// Looks through the history when something happened on this screen, and not at each draw.
  mutating func refreshReview(after action: Action) {
    guard case .reflection(let week) = screen, let player else {
      review = nil
      return
    }
    if case .saving = action, let review, review.reflection.week == week { return }
    review = review(of: week, by: player)
  }

  private func review(of week: ISOWeek, by player: PlayerID) -> WeekReview {
    let last = min(week.sunday, moment.today)
    let streaks = (0..<7).map { week.monday.adding(days: $0) }.filter { $0 <= last }
      .map { ledger.streak(of: player, history: history, at: moment.now, on: $0) }
    let end = Instant(startOf: week.after.monday, offset: moment.offset)
    return WeekReview(
      Reflection(week, of: guessHistory, at: min(moment.now, end)),
      streak: ledger.streak(of: player, history: history, at: moment.now, on: last),
      longestStreak: streaks.reduce(0) { max($0, $1.count) }
    )
  }

  private func hasRead(_ week: ISOWeek) -> Bool {
    guard let player, let read = ledger.setting(.weekRead, of: player) else { return false }
    return read >= week.monday
  }

  mutating func rememberReading(of week: ISOWeek) -> [Effect] {
    guard player.exists, role.canWrite, !hasRead(week) else { return [] }
    return record([.set(.weekRead, week.monday)])
  }
}
