import Basics
import Domain
import SyncEngine
import Time

// What of the week decides where a quest stands on home, also before the first paint.
extension Core {
  /// Whether a routine of school days goes behind the others, because a break or a calendar takes the school away.
  package func isDeferred(_ routine: Routine, for player: PlayerID, on day: LocalDay) -> Bool {
    guard routine.scheduleMode == .fixedDays,
      ledger.isInBreak(day) || notes.dayWithoutSchool == day
    else { return false }
    let schoolDays = schoolDays(of: player) ?? .schoolDays
    return schoolDays.contains(day.weekday) && routine.activeDays.isSubset(of: schoolDays)
  }

  /// None where nobody has typed hours.
  func schoolDays(of player: PlayerID) -> Weekdays? {
    var days: Weekdays = []
    for day in Weekday.allCases where ledger.schoolHours(of: player, on: day).exists {
      days.insert(Weekdays(day))
    }
    return days.isEmpty ? nil : days
  }
}
