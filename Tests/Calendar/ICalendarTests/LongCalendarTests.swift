import ICalendar
import Testing
import Time

/// What was over long ago costs its bytes, and nothing else.
@Suite struct LongCalendarTests {
  static let today = LocalDay(year: 2026, month: 11, day: 24)

  static func read(_ lines: [String], entries: Int = 20) -> ReadCalendar {
    var limits = CalendarLimits()
    (limits.firstDay, limits.entries) = (today, entries)
    return CalendarReader.read(Array(lines.joined(separator: "\r\n").utf8), limits: limits)
  }

  @Test func theNewestOfALongCalendarAreThere() {
    let old = (0..<1000).flatMap { number in
      OccurrenceTests.event("UID:\(number)", "DTSTART:20160101T100000Z", "SUMMARY:Old", "DTEND:bad")
    }
    let new = OccurrenceTests.event("UID:new", "DTSTART:20261201T100000Z", "SUMMARY:New")
    let calendar = Self.read(old + new)
    #expect(calendar.entries.map(\.summary) == ["New"])
    #expect(calendar.problems == [])
  }

  @Test(arguments: [
    ["DTSTART:20261120T100000Z", "DTEND:20261125T100000Z"],
    ["DTSTART:20100101", "DURATION:P7000D"],
    ["DTSTART:20100101", "RRULE:FREQ=WEEKLY"], ["DTSTART:20100101", "RRULE:FREQ=DAILY;COUNT=9000"],
    ["DTSTART:20100101", "RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3"],
    ["DTSTART:20100101", "RRULE:FREQ=WEEKLY;UNTIL=20261123"],
    ["DTSTART:20100101", "RDATE:20261201"],
    ["DTSTART:20100101", "RECURRENCE-ID:20261201"],
    ["DTSTART:20100101", "RECURRENCE-ID;RANGE=THISANDFUTURE:20100108"],
    // A later version says which old changes count no more.
    ["DTSTART:20100101", "RRULE:FREQ=WEEKLY;UNTIL=20110101", "SEQUENCE:2"],
    ["DTSTART:20261122"],
  ])
  func whatMayReachIntoTheWindowIsKept(_ lines: [String]) {
    #expect(!Self.read(["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).entries.isEmpty)
  }

  @Test(arguments: [false, true])
  func whatAChangeOfAllThatComesAfterMovesOnIsKept(isChangeFirst: Bool) {
    let series = OccurrenceTests.event(
      "UID:club",
      "DTSTART:20261019T100000Z",
      "RRULE:FREQ=WEEKLY;UNTIL=20261116T100000Z"
    )
    let change = OccurrenceTests.event(
      "UID:club",
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20261109T100000Z",
      "DTSTART:20261118T100000Z"
    )
    #expect(Self.read(series).entries.isEmpty)
    let other = OccurrenceTests.event("UID:other", "DTSTART:20261019T100000Z")
    let lines = isChangeFirst ? change + other + series : series + other + change
    let kept = Self.read(lines).entries
    #expect(kept.count == 2)
    #expect(kept.contains { $0.recurrenceID == nil && !$0.rules.isEmpty })
  }

  @Test(arguments: [
    ["DTSTART:20100101"], ["DTSTART:20261101T100000Z", "DTEND:20261102T100000Z"],
    ["DTSTART:20100101", "RRULE:FREQ=WEEKLY;UNTIL=20260101"],
    ["DTSTART:20100101", "RRULE:FREQ=WEEKLY;BYDAY=MO,TU;COUNT=300"],
    ["DTSTART:20100101", "RECURRENCE-ID:20100102"],
  ])
  func whatIsOverIsNot(_ lines: [String]) {
    #expect(Self.read(["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).entries.isEmpty)
  }

  @Test(arguments: [true, false])
  func aSeriesThatWasMadeOneEntryIsOverWithIt(_ isNewestLast: Bool) {
    let series = OccurrenceTests.event("UID:a", "DTSTART:20240105", "RRULE:FREQ=WEEKLY")
    let once = OccurrenceTests.event("UID:a", "DTSTART:20240105", "SEQUENCE:1")
    #expect(Self.read(isNewestLast ? series + once : once + series).entries.isEmpty)
  }

  @Test func thirtyProblemsOfOneKindAreOne() {
    let events = (0..<30).flatMap { OccurrenceTests.event("SUMMARY:Lesson \($0 / 2)") }
    let folded = Self.read(events).problems.folded { $0.reason == $1.reason }
    #expect(folded.map(\.count) == [30])
    #expect(folded.map(\.titles) == [["Lesson 0", "Lesson 1", "Lesson 2"]])
    #expect(folded.map(\.first.line) == [1])
  }
}
