import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// What the banner says of the week.
package struct FreshWeek: Hashable, Sendable {
  package let quests: Int
  package let guesses: Int
}

extension Core {
  /// The week that home tells of; none when there was no play in it, or when it has been read.
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

  /// - Returns: none where nobody plays any more.
  func review(of week: ISOWeek) -> WeekReview? {
    guard let player else { return nil }
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
