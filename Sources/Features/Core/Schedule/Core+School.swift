import Basics
import Domain
import SyncEngine
import Time

// The part of the week that decides where a quest stands on home; the first paint needs it.
extension Core {
  /// Whether a routine of school days goes behind the others, because a break or a calendar takes the school away.
  package func isDeferred(_ routine: Routine, for player: PlayerID, on day: LocalDay) -> Bool {
    guard routine.scheduleMode == .fixedDays,
      ledger.isInBreak(day) || notes.dayWithoutSchool == day
    else { return false }
    let schoolDays = schoolDays(of: player) ?? .schoolDays
    return schoolDays.contains(day.weekday) && routine.activeDays.isSubset(of: schoolDays)
  }

  /// The days on which a player has school; none where the parent has typed no hours.
  func schoolDays(of player: PlayerID) -> Weekdays? {
    var days: Weekdays = []
    for day in Weekday.allCases where ledger.schoolHours(of: player, on: day).exists {
      days.insert(Weekdays(day))
    }
    return days.isEmpty ? nil : days
  }
}
