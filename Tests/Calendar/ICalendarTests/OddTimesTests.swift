import ICalendar
import NativeZones
import Testing
import Time

/// Times, zones and days as exporters write them against the standard.
@Suite struct OddTimesTests {
  @Test(arguments: [
    ("20260121T0730", "20260121T073000"), ("2026-01-21T07:30:00", "20260121T073000"),
    ("2026-01-21T07:30", "20260121T073000"), ("2026-01-21 07:30:00", "20260121T073000"),
    ("20260121T073000.000Z", "20260121T073000Z"), ("20260121T073000,5", "20260121T073000"),
    ("20260121T073000+0100", "20260121T063000Z"), ("20260121T073000-05:30", "20260121T130000Z"),
    ("20260101T003000+01", "20251231T233000Z"), ("20260121Z", "20260121"),
    ("2026-01-21", "20260121"), ("20260121T240000", "20260122T000000"),
    ("20261231T2400Z", "20270101T000000Z"), ("20260121T235960", "20260121T235959"),
  ])
  func aTimeInAnotherFormIsRead(_ written: String, _ meant: String) {
    #expect(WrittenTime(written.bytes)?.text == meant)
  }

  @Test(arguments: [
    "", "2026", "202601", "20260231", "2026-0121", "202601-21", "20260121T", "20260121T07",
    "20260121T2500", "20260121T240001", "20260121T2401", "20260121T0760", "20260121T073061",
    "20260121T073000+", "20260121T073000+2500", "20260121T073000X", "20260121X073000",
    "20260121T0730005", "00000101", "20260121T07:3",
  ])
  func whatNoCalendarHasIsNoTime(_ written: String) {
    #expect(WrittenTime(written.bytes) == nil)
  }

  @Test(arguments: [
    "DTSTART;TZID=America/New_York:20260105T090000\nDTEND:20260105T100000",
    "DTSTART:20260105T140000Z\nDTEND:20260105T150000",
  ])
  func anEndWithoutItsZoneIsOfItsBeginning(_ lines: String) throws {
    #expect(
      try OccurrenceTests.texts(OccurrenceTests.event(lines))
        == ["20260105T140000Z/20260105T150000Z"]
    )
  }

  @Test(arguments: [
    // Here, in its own zone, in UTC.
    ("DTSTART:20260105T000000\nDTEND:20260107T000000", "20260105/20260107"),
    (
      "DTSTART;TZID=Asia/Tokyo:20260105T000000\nDTEND;TZID=Asia/Tokyo:20260106T000000",
      "20260105/20260106"
    ),
    ("DTSTART:20260105T000000Z\nDURATION:P1D", "20260105/20260106"),
    ("DTSTART:20260104T230000Z\nDTEND:20260105T230000Z", "20260105/20260106"),
    // Over a change of clocks, and as people write the end of a day.
    ("DTSTART:20260329T000000\nDTEND:20260330T000000", "20260329/20260330"),
    ("DTSTART:20260105T000000\nDTEND:20260105T235900", "20260105/20260106"),
    ("DTSTART:20260105T000000\nDTEND:20260105T240000", "20260105/20260106"),
    // By its own word.
    (
      "DTSTART:20260105T050000Z\nDTEND:20260106T050000Z\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
      "20260105/20260106"
    ),
    ("DTSTART:20260105T050000Z\nX-MICROSOFT-CDO-ALLDAYEVENT:true", "20260105/20260106"),
    (
      "DTSTART:20260105T050000Z\nX-MICROSOFT-CDO-ALLDAYEVENT:FALSE",
      "20260105T050000Z/20260105T050000Z"
    ),
    // What takes no time is no day, and most of one is none.
    ("DTSTART:20260105T000000\nDTEND:20260105T000000", "20260104T230000Z/20260104T230000Z"),
    ("DTSTART:20260105T000000\nDTEND:20260105T230000", "20260104T230000Z/20260105T220000Z"),
  ])
  func whatLastsFromMidnightToMidnightIsOfWholeDays(_ lines: String, _ text: String) throws {
    #expect(try OccurrenceTests.texts(OccurrenceTests.event(lines)) == [text])
  }

  @Test func wholeDaysOfAnotherZoneAreFoundInAWindowOfADay() throws {
    let series = OccurrenceTests.event(
      "DTSTART;TZID=Pacific/Auckland:20260101T000000",
      "DTEND;TZID=Pacific/Auckland:20260102T000000",
      "RRULE:FREQ=WEEKLY"
    )
    #expect(try OccurrenceTests.texts(series, on: "20260108-20260109") == ["20260108/20260109"])
  }

  /// A timetable in UTC that is read on a journey.
  @Test(arguments: [
    ("America/New_York", "T050000Z", "20260105/20260107"),
    ("Asia/Kolkata", "T183000Z", "20260106/20260108"),
    ("Pacific/Auckland", "T110000Z", "20260106/20260108"),
  ])
  func midnightsOfTheCalendarsOwnZoneAreWholeDays(
    zone: String,
    midnight: String,
    days: String
  ) throws {
    let trip = OccurrenceTests.event(
      "DTSTART:20260105" + midnight,
      "DTEND:20260107" + midnight
    )
    let calendar = ["BEGIN:VCALENDAR", "X-WR-TIMEZONE:" + zone] + trip + ["END:VCALENDAR"]
    #expect(try OccurrenceTests.texts(calendar) == [days])
    #expect(try OccurrenceTests.texts(trip) != [days])
  }

  @Test func aPeriodOfDatesIsOfWholeDays() throws {
    let event = OccurrenceTests.event(
      "DTSTART;TZID=Europe/Berlin:20260105T080000",
      "RDATE;VALUE=PERIOD:20260107/20260109,20260201/P1D"
    )
    #expect(
      try OccurrenceTests.texts(event) == [
        "20260105T070000Z/20260105T070000Z", "20260107/20260109", "20260201/20260202",
      ]
    )
  }

  @Test(arguments: [
    ("EXDATE;TZID=Europe/Berlin:20260106T000000", "FREQ=DAILY;COUNT=2", 1),
    ("EXDATE;TZID=Europe/Berlin:20260106T000000", "FREQ=HOURLY;INTERVAL=8;COUNT=4", 3),
    ("EXDATE:2026-01-06;2026-01-05", "FREQ=DAILY;COUNT=2", 0),
  ])
  func aMidnightMeansTheDayWhereNothingOfTheSeriesIsThen(
    _ exclusion: String,
    _ rule: String,
    _ count: Int
  ) throws {
    let event = OccurrenceTests.event(
      "DTSTART;TZID=Europe/Berlin:20260105T080000",
      "RRULE:" + rule,
      exclusion
    )
    #expect(try OccurrenceTests.texts(event).count == count)
  }

  @Test func whatFloatsKeepsItsWallAndWhatHasAZoneHasNone() throws {
    let floating = OccurrenceTests.event("DTSTART:20260105T160000", "DURATION:P1DT30M")
    let zoned = OccurrenceTests.event("DTSTART;TZID=Asia/Tokyo:20260105T160000")
    let found = try OccurrenceTests.found(floating + zoned).list
    #expect(found.map { $0.walls?.lowerBound.second } == [nil, 57_600])
    let end = try #require(found[1].walls?.upperBound)
    #expect(WrittenTime(end, .local).text == "20260106T163000")
    let usual = ["BEGIN:VCALENDAR", "X-WR-TIMEZONE:Asia/Tokyo"] + floating + ["END:VCALENDAR"]
    #expect(try OccurrenceTests.found(usual).list.map { $0.walls == nil } == [true])
  }

  /// The hour in UTC of noon in a zone, on a day in winter.
  static func hour(_ zone: String, _ definition: [String] = []) throws -> String? {
    let event = OccurrenceTests.event("DTSTART;TZID=\(zone):20261201T120000")
    return try OccurrenceTests.texts(definition + event).first.map {
      String($0.dropFirst(8).prefix(5))
    }
  }

  @Test(arguments: [
    ("(UTC-05:00) Eastern Time (US & Canada)", "1700"), ("(GMT+01:00) Brussels, Madrid", "1100"),
    ("(UTC+01:00) Nobody Knows", "1100"), ("UTC-5", "1700"), ("GMT+0100", "1100"),
    ("\"-05:00\"", "1700"), ("UTC+05:30", "0630"), ("Eastern Daylight Time", "1700"),
    ("W. Europe Summer Time", "1100"), ("W. Europe Standard Time 1", "1100"),
    ("Mexico Standard Time", "1800"), ("America-New_York", "1700"), ("america/new_york", "1700"),
    ("America/New York", "1700"), ("Europe\\/Berlin", "1100"), ("PST", "2000"),
    ("AMERICA/PORT-AU-PRINCE", "1700"), ("(UTC) Coordinated Universal Time", "1200"),
    ("Greenwich Mean Time : Dublin, London", "1200"),
  ])
  func aZoneIsKnownByTheNamesThatProgramsGiveIt(_ zone: String, _ hour: String) throws {
    #expect(try Self.hour(zone) == "T" + hour)
  }

  static let own = [
    "BEGIN:VTIMEZONE", "TZID:Kuala Lumpur\\, Singapore", "BEGIN:STANDARD",
    "DTSTART:19700101T000000", "TZOFFSETFROM:+0800", "TZOFFSETTO:+0800", "END:STANDARD",
    "END:VTIMEZONE",
  ]

  @Test(arguments: [
    "\"Kuala Lumpur, Singapore\"", "\"KUALA LUMPUR, Singapore\"", "Kuala Lumpur\\, Singapore",
  ])
  func aZoneOfTheFileIsMatchedWithoutItsEscapesInAnyLetters(_ zone: String) throws {
    #expect(try Self.hour(zone, Self.own) == "T0400")
  }

  @Test func aZoneThatNobodyKnowsIsToldOnce() throws {
    let event = OccurrenceTests.event("DTSTART;TZID=Nowhere/Land:20260105T160000", "SUMMARY:A")
    let found = try OccurrenceTests.found(event + event + event)
    #expect(
      found.problems == [CalendarProblem(line: 2, reason: .unknownZone, title: "Nowhere/Land")]
    )
    #expect(found.list.map { $0.start.basicText } == Array(repeating: "20260105T150000Z", count: 3))
  }
}
