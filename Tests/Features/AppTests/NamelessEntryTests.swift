import App
import AppCore
import Basics
import Calendars
import Domain
import Family
import Game
import Markup
import Planner
import Strings
import TestApp
import Testing
import Time

/// Entries that are private, or that nobody has called anything.
///
/// The script begins on Thursday, 29 October 2026, at 8:00 on a wall that shows UTC.
@Suite struct NamelessEntryTests {
  private var script = Script.started()

  private mutating func connect(_ mark: CalendarSource.Mark, _ name: String, title: String) {
    let today = Instant(startOf: script.moment.today, offset: .utc)
    let calendar = CalendarSource(
      id: CalendarID(1),
      name: name,
      mark: mark,
      origin: .file("a.ics"),
      readAt: script.moment.now,
      events: [
        CalendarEvent(
          title: title,
          when: .from(today.adding(.hours(9)), to: today.adding(.hours(12)))
        )
      ]
    )
    script.send(.calendars(.found(StoredCalendars.bytes(of: [calendar]))))
  }

  @Test(arguments: ["", " "]) mutating func homeTellsOfItByItsCalendarsName(title: String) {
    connect(.activities, "Club", title: title)
    script.advance(.minutes(15))
    script.fire(TimerID(.home))
    #expect(screen(script.state, .english).html.contains("45 minutes until Club<"))
  }

  @Test(arguments: ["", " "]) mutating func theParentsPageSaysThatItHasNone(title: String) {
    connect(.school, "Timetable", title: title)
    script.openFamilyArea()
    script.send(.family(.pageChosen(.dayByDay)))
    let page = screen(script.state, .english).html
    #expect(page.contains("because “Timetable” has an entry without a name."))
  }
}
