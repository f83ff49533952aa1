import Domain
import Testing
import Time

/// What a calendar seems to hold, before anybody has said so.
@Suite struct MarkGuessTests {
  private static let words = DayWords(school: ["school"], noSchool: ["no school", "holiday"])
  /// A Monday.
  private static let monday = LocalDay(number: 20_794)

  private func guess(_ events: [CalendarEvent]) -> CalendarSource.Mark {
    .guess(events, words: Self.words, zone: LocalZone { _ in .utc })
  }

  private func lesson(_ day: Int, at hour: Int, hours: Int = 1) -> CalendarEvent {
    let begin = Instant(startOf: Self.monday.adding(days: day), offset: .utc).adding(.hours(hour))
    return CalendarEvent(title: "Maths", when: .from(begin, to: begin.adding(.hours(hours))))
  }

  private func whole(_ title: String, _ day: Int) -> CalendarEvent {
    CalendarEvent(title: title, when: .days(DaySpan(Self.monday.adding(days: day))))
  }

  @Test func lessonsUntilNoonAreSchool() {
    let week = (0..<5).flatMap { day in (8..<12).map { lesson(day, at: $0) } }
    #expect(guess(week) == .school)
    #expect(guess(week + [lesson(1, at: 17), whole("Trip", 3)]) == .school)
  }

  @Test func whatIsInTheAfternoonIsAnActivity() {
    #expect(guess((0..<5).map { lesson($0, at: 17, hours: 2) }) == .activities)
  }

  @Test func swimmingOnSaturdayMorningsIsNoSchool() {
    #expect(guess((0..<10).map { lesson(5 + 7 * $0, at: 9) }) == .activities)
  }

  @Test func aClubOnOneMorningAWeekIsNoSchool() {
    #expect(guess((0..<10).map { lesson(1 + 7 * $0, at: 9) }) == .activities)
  }

  @Test func whatIsDueHasNoHours() {
    let due = (0..<5).flatMap { day in (8..<12).map { lesson(day, at: $0, hours: 0) } }
    #expect(guess(due) == .activities)
  }

  @Test func aListOfHolidaysIsTheSchools() {
    #expect(guess([whole("Autumn holiday", 1), whole("No school", 9)]) == .school)
  }

  @Test func birthdaysAreNeither() {
    #expect(guess((0..<20).map { whole("Birthday", $0 * 3) }) == .other)
  }

  @Test func ofNothingNothingIsGuessed() {
    #expect(guess([]) == .activities)
  }
}
