import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// Replaces the calendars of this device; what is at the same time on any wall is so by the clocks here.
  package mutating func take(_ calendars: [CalendarSource]) {
    if self.calendars.isEmpty, calendars.isEmpty { return }
    self.calendars = calendars.map { calendar in
      var here = calendar
      here.events = calendar.events.map { event in event.placed { zone.instant($0) } }
      return here
    }
    offsetOfCalendars = moment.offset
    revision += 1
  }

  /// Places the calendars anew on a journey, and where clocks are put.
  package mutating func placeCalendarsByClocks() {
    if offsetOfCalendars != moment.offset { take(calendars) }
  }

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
