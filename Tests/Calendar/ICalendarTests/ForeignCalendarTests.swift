import ICalendar
import Testing
import Time

/// What stands in calendars that RFC 5545 would not let be so, and in bytes that it does not know.
@Suite struct ForeignCalendarTests {
  @Test func anEmptyRuleSaysNothing() throws {
    let holiday = ["BEGIN:VEVENT", "DTSTART:20260101", "DTEND:20260101", "RRULE:", "END:VEVENT"]
    #expect(try OccurrenceTests.texts(holiday) == ["20260101/20260102"])
    #expect(CalendarReaderTests.read(holiday).problems == [])
  }

  @Test(arguments: [
    ["DTEND:20260102T120000Z", "DURATION:PT5M"], ["DURATION:PT5M", "DTEND:20260102T120000Z"],
  ])
  func anEndCountsBeforeADuration(_ ends: [String]) throws {
    let lines = ["BEGIN:VEVENT", "DTSTART:20260102T110000Z"] + ends + ["END:VEVENT"]
    #expect(try OccurrenceTests.texts(lines) == ["20260102T110000Z/20260102T120000Z"])
  }

  @Test(arguments: ["VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"])
  func anEntryBehindSomethingWithoutItsEndIsThere(_ name: String) throws {
    let lines = ["BEGIN:\(name)", "SUMMARY:Not mine", "END:MISSPELT"]
    let event = OccurrenceTests.event("DTSTART:20260102", "SUMMARY:Mine")
    #expect(try OccurrenceTests.texts(lines + event) == ["Mine 20260102/20260103"])
  }

  /// A series in its second version, with one change that is as old as the first.
  static func changed(_ series: String, repeatsRule: Bool) -> [String] {
    let rule = "RRULE:FREQ=WEEKLY;UNTIL=20260201"
    return OccurrenceTests.event("UID:1", "DTSTART:20260105", rule)
      + OccurrenceTests.event(
        "UID:1",
        "RECURRENCE-ID:20260112",
        "DTSTART:20260113",
        "SUMMARY:Moved",
        repeatsRule ? rule : "X-RULE:None"
      ) + OccurrenceTests.event("UID:1", "DTSTART:20260105", "SEQUENCE:2", series)
  }

  @Test(arguments: [
    ("RRULE:FREQ=WEEKLY;UNTIL=20260111", true, false),
    ("RRULE:FREQ=WEEKLY;UNTIL=20260111", false, true),
    ("RRULE:FREQ=WEEKLY;UNTIL=20260112", true, true),
    ("RRULE:FREQ=WEEKLY;COUNT=4\nEXDATE:20260112", true, false),
    ("RRULE:FREQ=WEEKLY;COUNT=4\nEXDATE:20260112", false, true),
  ])
  func anOldChangeThatRepeatsTheRuleIsGoneWithItsInstance(
    _ series: String,
    _ repeatsRule: Bool,
    _ isThere: Bool
  ) throws {
    let texts = try OccurrenceTests.texts(Self.changed(series, repeatsRule: repeatsRule))
    #expect(texts.contains("Moved 20260113/20260114") == isThere)
  }

  @Test(arguments: [true, false])
  func aFileInUTF16IsReadByTheMarkAtItsBegin(_ isSmallEndFirst: Bool) {
    let text = "BEGIN:VEVENT\r\nSUMMARY:Übung 🎻\r\nDTSTART:20260102\r\nEND:VEVENT\r\n"
    let units = [0xFEFF] + Array(text.utf16)
    let file = units.flatMap {
      let (high, low) = (UInt8($0 >> 8), UInt8($0 & 0xFF))
      return isSmallEndFirst ? [low, high] : [high, low]
    }
    #expect(CalendarReader.read(file).entries.map(\.summary) == ["Übung 🎻"])
    // Half of a letter at the end, or in the middle, costs itself.
    #expect(CalendarReader.read(file + [0x42]).entries.count == 1)
  }

  @Test func halfOfAPairInUTF16CostsItself() {
    var units = [0xFEFF] + Array("BEGIN:VEVENT\nSUMMARY:a".utf16)
    units += [0xD83C] + Array("b".utf16) + [0xDFBB]
    units += Array("\nDTSTART:20260102\nEND:VEVENT\n".utf16)
    let file = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(CalendarReader.read(file).entries.map(\.summary) == ["ab"])
  }

  @Test func aTitleIsCutBehindAWholeLetterAndAWholeEscape() {
    var limits = CalendarLimits()
    limits.wordBytes = 6
    func title(_ words: String) -> String? {
      let lines = ["BEGIN:VEVENT", "DTSTART:20260102", "SUMMARY:" + words, "END:VEVENT"]
      let file = Array(lines.joined(separator: "\n").utf8)
      return CalendarReader.read(file, limits: limits).entries.first?.summary
    }
    #expect(title("123456") == "123456")
    #expect(title("1234567") == "123456")
    #expect(title("12345ü") == "12345")
    #expect(title("1234🎻") == "1234")
    #expect(title("123🎻") == "123")
    #expect(title("12🎻3") == "12🎻")
    #expect(title("12345\\,7") == "12345")
    #expect(title("1234\\,7") == "1234,")
  }

  @Test func theDaysOnWhichClocksChangeAreAnHourShorterAndLonger() throws {
    func length(_ day: String) throws -> Int64? {
      let event = OccurrenceTests.event("DTSTART;VALUE=DATE:\(day)")
      return try OccurrenceTests.found(event).list.first.map {
        ($0.end.milliseconds - $0.start.milliseconds) / 3_600_000
      }
    }
    #expect(try length("20260328") == 24)
    #expect(try length("20260329") == 23)
    #expect(try length("20261025") == 25)
  }

  @Test(arguments: [("20260329", 23), ("20261025", 25)])
  func aWindowOfADayOnWhichClocksChangeHasItsHours(_ day: String, _ hours: Int) throws {
    let event = OccurrenceTests.event("DTSTART:20260101T000000Z", "RRULE:FREQ=HOURLY")
    let next = day.last == "9" ? "20260330" : "20261026"
    #expect(try OccurrenceTests.texts(event, on: day + "-" + next).count == hours)
  }

  /// Zones of the file's own, whose summer begins in April.
  static func zones(_ names: [String], _ rule: String) -> [String] {
    names.flatMap { name in
      [
        "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "BEGIN:DAYLIGHT",
        "DTSTART:20200401T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", rule,
        "END:DAYLIGHT", "END:VTIMEZONE",
      ]
    }
  }

  @Test func zonesThatTakeTooMuchAreReadAsFarAsTheirBudgetGoes() throws {
    let names = (0..<300).map { "Nowhere \($0)" }
    let events = names.flatMap {
      OccurrenceTests.event("UID:\($0)", "DTSTART;TZID=\($0):20260601T120000")
    }
    let lines = Self.zones(names, "RRULE:FREQ=SECONDLY") + events
    var limits = CalendarLimits()
    limits.steps = 40_000
    let found = try OccurrenceTests.found(lines, limits: limits).list
    #expect(found.count == 300)
    #expect(found.allSatisfy { $0.start.basicText == "20260601T100000Z" })
  }
}
