import ICalendar
import NativeZones
import Testing
import Time

@Suite struct OccurrenceTests {
  /// - Parameter days: "20260101-20260201", without the last.
  static func found(
    _ lines: [String],
    on days: String = "20260101-20270101",
    limits: CalendarLimits = .init()
  ) throws -> CalendarOccurrences {
    let ends = try days.split(separator: "-").map {
      try #require(WrittenTime(String($0).bytes)).wall.day
    }
    return CalendarReaderTests.read(lines).occurrences(
      on: ends[0]..<ends[1],
      here: try #require(SystemZones.table("Europe/Berlin")),
      limits: limits,
      lookUp: SystemZones.table
    )
  }

  /// "summary start/end" in UTC; of whole days their dates.
  static func texts(_ lines: [String], on days: String = "20260101-20270101") throws -> [String] {
    try found(lines, on: days).list.map {
      let status = $0.status == .cancelled ? " cancelled" : ""
      let words = $0.summary.isEmpty ? "" : $0.summary + " "
      if let days = $0.days {
        return words + days.lowerBound.basicText + "/" + days.upperBound.basicText + status
      }
      return words + $0.start.basicText + "/" + $0.end.basicText + status
    }
  }

  static func event(_ lines: String...) -> [String] { ["BEGIN:VEVENT"] + lines + ["END:VEVENT"] }

  static let berlin = "TZID=Europe/Berlin"

  @Test func aRuleKeepsItsTimeOnTheWallWhenTheClocksChange() throws {
    let event = Self.event(
      "DTSTART;\(Self.berlin):20260328T073000",
      "DTEND;\(Self.berlin):20260328T083000",
      "RRULE:FREQ=DAILY;COUNT=2"
    )
    #expect(
      try Self.texts(event)
        == ["20260328T063000Z/20260328T073000Z", "20260329T053000Z/20260329T063000Z"]
    )
  }

  @Test func anUntilInUTCIsComparedAsTheInstantThatItIs() throws {
    let start = "DTSTART;\(Self.berlin):20260105T003000"
    let event = Self.event(start, "RRULE:FREQ=DAILY;UNTIL=20260105T233000Z")
    #expect(
      try Self.texts(event)
        == ["20260104T233000Z/20260104T233000Z", "20260105T233000Z/20260105T233000Z"]
    )
  }

  @Test func daysEndBeforeTheirEndAndLastOneUnlessSaid() throws {
    #expect(
      try Self.texts(
        Self.event("DTSTART;VALUE=DATE:20260101")
          + Self.event("DTSTART;VALUE=DATE:20260103", "DTEND;VALUE=DATE:20260105")
          + Self.event("DTSTART;VALUE=DATE:20260107", "DTEND;VALUE=DATE:20260107")
          + Self.event("DTSTART;VALUE=DATE:20260109", "DURATION:P2D")
      ) == ["20260101/20260102", "20260103/20260105", "20260107/20260108", "20260109/20260111"]
    )
  }

  @Test func whatBeganBeforeAndIsNotOverIsThere() throws {
    let event = Self.event("DTSTART:20251231T200000Z", "DURATION:PT5H")
    let over = Self.event("DTSTART:20251231T200000Z", "DURATION:PT3H")
    #expect(try Self.texts(event + over) == ["20251231T200000Z/20260101T010000Z"])
  }

  @Test func aDayOfADurationIsADayOnTheWallAnHourIsAnHour() throws {
    let start = "DTSTART;\(Self.berlin):20260328T120000"
    #expect(
      try Self.texts(Self.event(start, "DURATION:P1D") + Self.event(start, "DURATION:PT24H"))
        == ["20260328T110000Z/20260329T100000Z", "20260328T110000Z/20260329T110000Z"]
    )
  }

  @Test func additionsAndExclusionsInAnyForm() throws {
    let event = Self.event(
      "DTSTART;\(Self.berlin):20260105T080000",
      "DTEND;\(Self.berlin):20260105T090000",
      "RRULE:FREQ=DAILY;COUNT=6",
      "EXDATE;\(Self.berlin):20260106T080000",
      "EXDATE:20260107T070000Z,20260108T080000",
      "EXDATE;VALUE=DATE:20260109",
      "RDATE;VALUE=PERIOD:20260201T100000Z/PT2H,20260202T100000Z/20260202T103000Z",
      "RDATE;VALUE=DATE:20260203"
    )
    #expect(
      try Self.texts(event) == [
        "20260105T070000Z/20260105T080000Z", "20260110T070000Z/20260110T080000Z",
        "20260201T100000Z/20260201T120000Z", "20260202T100000Z/20260202T103000Z",
        "20260203T070000Z/20260203T080000Z",
      ]
    )
  }

  static let weekly = event(
    "UID:a",
    "SUMMARY:Chess",
    "DTSTART;\(berlin):20260105T160000",
    "DTEND;\(berlin):20260105T170000",
    "RRULE:FREQ=WEEKLY;COUNT=4"
  )

  @Test func aChangedInstanceTakesThePlaceOfItsOwnAlsoOutOfTheWindowAndIntoIt() throws {
    let moved = Self.event(
      "UID:a",
      "SUMMARY:Later",
      "RECURRENCE-ID;\(Self.berlin):20260112T160000",
      "DTSTART;\(Self.berlin):20260301T160000"
    )
    #expect(
      try Self.texts(Self.weekly + moved, on: "20260105-20260120") == [
        "Chess 20260105T150000Z/20260105T160000Z", "Chess 20260119T150000Z/20260119T160000Z",
      ]
    )
    #expect(
      try Self.texts(Self.weekly + moved, on: "20260301-20260302")
        == ["Later 20260301T150000Z/20260301T150000Z"]
    )
  }

  @Test func aCancelledInstanceSaysSo() throws {
    let gone = Self.event(
      "UID:a",
      "SUMMARY:Chess",
      "STATUS:CANCELLED",
      "RECURRENCE-ID:20260112T150000Z",
      "DTSTART:20260112T150000Z"
    )
    let ids = try Self.found(gone + Self.weekly).list.map { $0.recurrenceID?.text }
    #expect(ids == [nil, "20260112T150000Z", nil, nil])
    #expect(
      try Self.texts(gone + Self.weekly)[1]
        == "Chess 20260112T150000Z/20260112T150000Z cancelled"
    )
  }

  @Test func aChangeForThisAndTheFutureMovesAllThatFollow() throws {
    let change = Self.event(
      "UID:a",
      "SUMMARY:Go",
      "RECURRENCE-ID;RANGE=THISANDFUTURE;\(Self.berlin):20260112T160000",
      "DTSTART;\(Self.berlin):20260113T170000",
      "DURATION:PT30M"
    )
    #expect(
      try Self.texts(Self.weekly + change) == [
        "Chess 20260105T150000Z/20260105T160000Z", "Go 20260113T160000Z/20260113T163000Z",
        "Go 20260120T160000Z/20260120T163000Z", "Go 20260127T160000Z/20260127T163000Z",
      ]
    )
  }

  @Test func theNewestVersionOfATimeCountsAndStrangersWithTheSameNameAreKept() throws {
    let old = Self.event("UID:b", "SUMMARY:Old", "DTSTART:20260102T100000Z", "SEQUENCE:1")
    let new = Self.event("UID:b", "SUMMARY:New", "DTSTART:20260102T100000Z", "SEQUENCE:2")
    let first = Self.event("UID:b", "SUMMARY:First", "DTSTART:20260101T100000Z", "SEQUENCE:0")
    let other = Self.event("UID:b", "SUMMARY:Other", "DTSTART:20260103T100000Z", "SEQUENCE:3")
    #expect(
      try Self.found(new + old + other + first).list.map(\.summary) == ["First", "New", "Other"]
    )
  }

  @Test func noFileHangsOrFloodsWhoAsks() throws {
    let event = Self.event("DTSTART:19700101T000000Z", "RRULE:FREQ=SECONDLY")
    let slow = Self.event(
      "DTSTART:19700101T000000Z",
      "RRULE:FREQ=SECONDLY;BYSECOND=1;COUNT=99999999"
    )
    var limits = CalendarLimits()
    (limits.occurrencesOfEntry, limits.occurrences, limits.steps) = (100, 250, 100_000)
    let found = try Self.found(event + event + event + slow + slow, limits: limits)
    #expect(found.list.count == 250)
    #expect(Set(found.problems.map(\.reason)) == [.tooMuch])
  }
}

extension LocalDay {
  var basicText: String { WrittenTime(WallTime(day: self), .date).text }
}

extension Instant {
  var basicText: String {
    WrittenTime(WallTime(seconds: milliseconds / 1000), .utc).text
  }
}
