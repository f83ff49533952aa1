import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// Whether the player's settings show the way to calendars: where one is connected, or a parent has allowed it and it
  /// was not put off.
  package var offersCalendars: Bool {
    if !calendars.isEmpty { return true }
    let rests = notes.calendarRestsUntil.map { moment.today < $0 } ?? false
    return ledger.setting(.calendarAllowed) == true && !rests
  }

  /// Keeps calendars away from the player's settings for a week, as *Not now* wants.
  package mutating func putCalendarsOff() -> [Effect] {
    guard role.canWrite else { return [] }
    notes.calendarRestsUntil = moment.today.adding(days: 7)
    return store { $0.addNotes() }
  }

  /// Keeps in mind whether a calendar says that today has no school, so that the next start knows it at once.
  package mutating func noteDayWithoutSchool() -> [Effect] {
    guard let player, role.canWrite,
      !calendars.isEmpty || isTold || notes.dayWithoutSchool.exists
    else { return [] }
    let context = scheduleContext(of: player, on: moment.today)
    let saysSo = context.hasNoSchool && context.dayOff?.isOfCalendar == true
    let day = saysSo ? moment.today : nil
    if notes.dayWithoutSchool == day { return [] }
    notes.dayWithoutSchool = day
    return store { $0.addNotes() }
  }
}
