import Basics
import Calendars
import Domain
import SyncWire
import Testing
import Time

/// What of a file a device keeps, read on Tuesday, 24 November 2026.
@Suite struct CalendarReadingTests {
  private static let today = LocalDay(year: 2026, month: 11, day: 24)

  private static func file(_ entries: String...) -> [UInt8] {
    let lines =
      ["BEGIN:VCALENDAR"]
      + entries.flatMap { entry in
        ["BEGIN:VEVENT"] + entry.split(separator: "|").map { String($0) } + ["END:VEVENT"]
      }
    return Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
  }

  /// Clocks here are an hour ahead; "City" puts them forward by another at the end of November.
  private static func offset(_ zone: String, _ at: Int64) -> Int? {
    let change = Instant(startOf: LocalDay(year: 2026, month: 11, day: 29), offset: .utc)
    switch zone {
    case "": return 3600
    case "City": return at * 1000 < change.milliseconds ? 7200 : 10_800
    default: return nil
    }
  }

  private static func read(_ file: [UInt8]) -> CalendarReading? {
    CalendarReading(of: file, on: today, offset: offset)
  }

  private static func utc(_ day: Int, _ hour: Int, month: Int = 11) -> Instant {
    Instant(startOf: LocalDay(year: 2026, month: month, day: day), offset: .utc)
      .adding(.hours(hour))
  }

  @Test func whatIsNoCalendarIsNotRead() {
    #expect(Self.read([]) == nil)
    #expect(Self.read(Array("hello".utf8)) == nil)
    #expect(Self.read([0xFF, 0xD8, 0xFF, 0xE0]) == nil)
    #expect(Self.read(Self.file())?.events.isEmpty == true)
  }

  @Test func timesAreThoseOfTheirZone() throws {
    let reading = try #require(
      Self.read(
        Self.file(
          "SUMMARY:Here|DTSTART:20261124T100000|DTEND:20261124T110000",
          "SUMMARY:Training|DTSTART;TZID=City:20261126T100000|DTEND;TZID=City:20261126T113000"
            + "|RRULE:FREQ=WEEKLY;COUNT=2"
        )
      )
    )
    #expect(
      reading.events.map { $0.when } == [
        .from(Self.utc(24, 9), to: Self.utc(24, 10)),
        .from(Self.utc(26, 8), to: Self.utc(26, 9).adding(.minutes(30))),
        .from(Self.utc(3, 7, month: 12), to: Self.utc(3, 8, month: 12).adding(.minutes(30))),
      ]
    )
    #expect(reading.events.map { $0.title } == ["Here", "Training", "Training"])
  }

  @Test func wholeDaysAreDaysWhereverTheDeviceIs() throws {
    let reading = try #require(
      Self.read(Self.file("SUMMARY:Holiday|DTSTART;VALUE=DATE:20261127|DTEND;VALUE=DATE:20261130"))
    )
    let first = LocalDay(year: 2026, month: 11, day: 27)
    #expect(
      reading.events.map { $0.when } == [
        .days(try #require(DaySpan(from: first, to: first.adding(days: 2))))
      ]
    )
  }

  @Test func threeWeeksBackAndSixtyDaysAreKept() throws {
    let rule = "SUMMARY:Daily|DTSTART;VALUE=DATE:20260101|RRULE:FREQ=DAILY"
    let days = try #require(Self.read(Self.file(rule))).events.compactMap { event -> LocalDay? in
      if case .days(let days) = event.when { days.first } else { nil }
    }
    #expect(days.first == Self.today.adding(days: -21))
    #expect(days.last == Self.today.adding(days: 60))
    #expect(days.count == 82)
  }

  @Test func whatWasCancelledOrMovedSaysSo() throws {
    let series = "UID:1|SUMMARY:Hockey|DTSTART:20261124T170000|RRULE:FREQ=WEEKLY;COUNT=3"
    let moved = "UID:1|SUMMARY:Hockey|RECURRENCE-ID:20261201T170000|DTSTART:20261202T180000"
    let off =
      "UID:1|SUMMARY:Hockey|RECURRENCE-ID:20261208T170000|DTSTART:20261208T170000|STATUS:CANCELLED"
    let events = try #require(Self.read(Self.file(series, moved, off))).events
    #expect(events.map { $0.isCancelled } == [false, false, true])
    #expect(events[1].usualDay == LocalDay(year: 2026, month: 12, day: 1))
  }

  @Test func whatIsBrokenIsToldAndTheRestIsUsed() throws {
    let reading = try #require(
      Self.read(Self.file("SUMMARY:Nothing", "SUMMARY:Piano|DTSTART:20261125T150000"))
    )
    #expect(
      reading.flaws == [CalendarFlaw(line: 2, reason: .withoutStart, titles: ["Nothing"])]
    )
    #expect(reading.events.map { $0.title } == ["Piano"])
  }

  @Test func thirtyFlawsOfAKindAreOne() throws {
    let entry = "BEGIN:VEVENT\r\nSUMMARY:Choir\r\nEND:VEVENT\r\n"
    let lines = "BEGIN:VCALENDAR\r\n" + String(repeating: entry, count: 30) + "END:VCALENDAR\r\n"
    let reading = try #require(Self.read(Array(lines.utf8)))
    #expect(
      reading.flaws == [CalendarFlaw(line: 2, reason: .withoutStart, titles: ["Choir"], count: 30)]
    )
  }

  @Test func theCalendarsOwnNameIsHandedOutAlsoThroughItsBytes() throws {
    let file = Array("BEGIN:VCALENDAR\r\nX-WR-CALNAME:7b\r\nEND:VCALENDAR\r\n".utf8)
    let reading = try #require(Self.read(file))
    #expect(reading.name == "7b")
    #expect(CalendarReading(bytes: reading.bytes)?.name == "7b")
  }

  /// What has no zone is at four also where clocks show another time.
  @Test func aTimeWithoutAZoneStaysAWallsOnAJourney() throws {
    let event = try #require(
      Self.read(Self.file("SUMMARY:Piano|DTSTART:20261125T160000|DTEND:20261125T170000"))?.events
        .first
    )
    #expect(event.when == .from(Self.utc(25, 15), to: Self.utc(25, 16)))
    let far = event.placed {
      Instant(startOf: $0.day, offset: .utc).adding(.hours($0.hour + 5))
    }
    #expect(far.when == .from(Self.utc(25, 21), to: Self.utc(25, 22)))
    #expect(far.walls == event.walls)
  }

  @Test func whatTakesNoTimeCanBeToldAndWhatIsOfWholeDays() throws {
    let events = try #require(
      Self.read(
        Self.file("DTSTART:20261124T100000", "DTSTART:20261125T000000|DTEND:20261126T000000")
      )
    ).events
    #expect(events.map(\.takesNoTime) == [true, false])
    #expect(events.map(\.isOfWholeDays) == [false, true])
  }

  /// The bytes of version 1 of one calendar with two entries and a flaw.
  @Test func whatAnOlderVersionKeptIsRead() throws {
    var writer = ByteWriter()
    writer.write(UInt8(1))
    writer.write(count: 1)
    writer.write(UInt128(7))
    writer.write("Club")
    writer.write(CalendarSource.Mark.activities.rawValue)
    writer.write(count: 0)
    writer.write(false)
    writer.write("club.ics")
    writer.write(Self.utc(24, 8).milliseconds)
    writer.write(count: 1)
    writer.write(count: 12)
    writer.write(CalendarFlaw.Reason.rule.rawValue)
    writer.write(count: 2)
    for (isOfDays, begin, end) in [(false, Int64(5000), Int64(6000)), (true, 20_000, 20_001)] {
      writer.write("Piano")
      writer.write(isOfDays)
      writer.write(begin)
      writer.write(end)
      writer.write(false)
      writer.write(false)
    }
    let calendar = try #require(StoredCalendars.read(writer.bytes).first)
    #expect(calendar.flaws == [CalendarFlaw(line: 12, reason: .rule)])
    #expect(
      calendar.events.map { $0.when } == [
        .from(Instant(milliseconds: 5000), to: Instant(milliseconds: 6000)),
        .days(try #require(DaySpan(from: LocalDay(number: 20_000), to: LocalDay(number: 20_001)))),
      ]
    )
  }

  @Test func calendarsComeOutOfTheirBytesAsTheyWere() throws {
    let reading = try #require(
      Self.read(
        Self.file(
          "SUMMARY:Zürich, Ausflug|DTSTART;VALUE=DATE:20261127",
          "UID:1|SUMMARY:Hockey|DTSTART:20261124T170000|RRULE:FREQ=WEEKLY;COUNT=3",
          "SUMMARY:Nothing"
        )
      )
    )
    let calendars = CalendarSource.Mark.allCases.map { mark in
      CalendarSource(
        id: CalendarID(UInt128(mark.rawValue) + 7),
        name: "Club",
        mark: mark,
        players: mark == .other ? [PlayerID(3)] : [],
        origin: mark == .school ? .address("https://example.org") : .file("club.ics"),
        readAt: Self.utc(24, 8),
        state: mark == .school
          ? CalendarSource.State(tag: "\"one\"", on: LocalDay(number: 20_780)) : nil,
        events: reading.events,
        flaws: reading.flaws
      )
    }
    let bytes = StoredCalendars.bytes(of: calendars)
    #expect(StoredCalendars.read(bytes) == calendars)
    for length in 0..<bytes.count {
      #expect(StoredCalendars.read(Array(bytes.prefix(length))).isEmpty)
    }
  }

  @Test(arguments: 1...20)
  func brokenBytesAreBorne(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let reading = try #require(Self.read(Self.file("SUMMARY:Piano|DTSTART:20261125T150000")))
    let calendar = CalendarSource(
      id: CalendarID(7),
      name: "Club",
      mark: .activities,
      origin: .file("club.ics"),
      readAt: Self.utc(24, 8),
      events: reading.events
    )
    let whole = StoredCalendars.bytes(of: [calendar])
    for _ in 0..<200 {
      var bytes = whole
      bytes[dice.below(bytes.count)] = UInt8(dice.below(256))
      _ = StoredCalendars.read(bytes)
    }
  }
}
