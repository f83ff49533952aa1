import App
import AppCore
import Basics
import Calendars
import Domain
import Family
import Markup
import Planner
import Strings
import SyncEngine
import TestApp
import TestSupport
import Testing
import Time

/// A term's timetable and the next one's, with a day of holidays between them.
///
/// The script begins on Thursday, 29 October 2026, on a wall that shows UTC.
@Suite struct TermsTests {
  private var script = Script.started()
  private var log = TestLog()

  init() {
    // Newer than what the script has done.
    log.advance(by: .hours(24 * 365))
    let school = OperationBody.schoolSet(
      script.state.core.player ?? PlayerID(0),
      [.hours(script.moment.today.weekday, hours(8, 13))]
    )
    script.send(.tab(.newsArrived([log.make(school)])))
  }

  /// A lesson so many days from today.
  private func term(_ name: String, _ days: Int...) -> CalendarSource {
    let midnight = Instant(startOf: script.moment.today, offset: .utc)
    return CalendarSource(
      id: CalendarID(1),
      name: name,
      mark: .school,
      origin: .file("a.ics"),
      readAt: script.moment.now,
      events: days.map { day in
        let begin = midnight.adding(.hours(24 * day + 8))
        return CalendarEvent(title: "Maths", when: .from(begin, to: begin.adding(.hours(5))))
      }
    )
  }

  /// What *Day by day* says of today, with these calendars.
  private mutating func said(_ calendars: CalendarSource...) -> String {
    script.send(.calendars(.found(StoredCalendars.bytes(of: calendars))))
    script.openFamilyArea()
    script.send(.family(.pageChosen(.dayByDay)))
    let page = screen(script.state, .english).html
    let item = page.split(separator: "<div><p>")[1]
    return String(item.prefix { $0 != "<" })
  }

  @Test mutating func eachTermIsNamedForWhatItHas() {
    #expect(
      said(term("Autumn", -14, -7), term("Winter", 7))
        == "no school, because “Autumn” has lessons on this weekday before and “Winter” after, "
        + "and nothing stands on this day."
    )
  }

  @Test mutating func aCalendarThatHasLessonsOnBothSidesSpeaksAlone() {
    let words = "has lessons on this weekday before and after, and nothing on this day."
    #expect(
      said(term("Autumn", -7), term("Year", -14, 14), term("Winter", 7))
        == "no school, because “Year” " + words
    )
  }

  @Test mutating func oneSideAloneSaysNothing() {
    #expect(
      said(term("Autumn", -14, -7), term("Winter", 28))
        == "school day, because there is school, 8:00 to 13:00."
    )
  }
}
