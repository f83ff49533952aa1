import ICalendar
import Testing
import Time

@Suite struct CalendarFileTests {
  /// A Wednesday, 7:00 in Berlin in winter.
  private static let morning = Instant(milliseconds: 1_768_975_200_000)

  private static func event(
    title: String = "Ready",
    about: String = "A quest",
    on days: Weekdays = .schoolDays,
    at time: TimeOfDay = TimeOfDay(hour: 7, minute: 30)
  ) -> WeeklyEvent {
    WeeklyEvent(uid: "daily-1@timequest", title: title, about: about, weekdays: days, time: time)
  }

  private static func bytes(
    _ events: [WeeklyEvent],
    at now: Instant = morning,
    offset: Int = 60
  ) -> [UInt8] {
    CalendarFile.bytes(of: events, madeAt: now, offset: UTCOffset(minutes: offset))
  }

  /// Without their ends, as they stand in the file.
  private static func rawLines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for byte in bytes {
      lines[lines.count - 1].append(byte)
      if lines[lines.count - 1].suffix(2) == [13, 10] {
        lines[lines.count - 1].removeLast(2)
        lines.append([])
      }
    }
    return lines
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
      .split(separator: "\r\n").map { String($0) }
  }

  private static func value(_ name: String, in bytes: [UInt8]) -> String? {
    lines(bytes).first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
  }

  @Test func aFileIsTheseLines() {
    #expect(
      String(decoding: Self.bytes([Self.event()]), as: UTF8.self)
        == [
          "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//TimeQuest//Reminders//EN",
          "CALSCALE:GREGORIAN", "BEGIN:VEVENT", "UID:daily-1@timequest",
          "DTSTAMP:20260121T060000Z", "SEQUENCE:1749600", "DTSTART:20260121T073000",
          "DURATION:PT5M", "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "SUMMARY:Ready",
          "DESCRIPTION:A quest", "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY",
          "TRIGGER:PT0S", "DESCRIPTION:Ready", "END:VALARM", "END:VEVENT", "END:VCALENDAR", "",
        ].joined(separator: "\r\n")
    )
  }

  @Test func itsDaysAreTheDaysOfTheRule() {
    for raw in UInt8(1)...0b111_1111 {
      let days = Weekdays(rawValue: raw)
      let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
      let wanted = Weekday.allCases.filter { days.contains($0) }.map { names[$0.rawValue - 1] }
      let file = Self.bytes([Self.event(on: days)])
      #expect(Self.value("RRULE", in: file) == "FREQ=WEEKLY;BYDAY=" + wanted.joined(separator: ","))
    }
  }

  @Test func withoutADayThereIsNothingToTell() {
    #expect(Self.lines(Self.bytes([Self.event(on: [])])).count == 5)
    #expect(Self.lines(Self.bytes([])).count == 5)
  }

  @Test(arguments: [
    // Before its time, at its time, on a day before, and round the week.
    (Weekdays(.wednesday), TimeOfDay(hour: 7, minute: 1), "20260121T070100"),
    (Weekdays(.wednesday), TimeOfDay(hour: 7), "20260128T070000"),
    (Weekdays(.thursday), TimeOfDay(minutes: 0), "20260122T000000"),
    (Weekdays(.tuesday), TimeOfDay(hour: 23, minute: 59), "20260127T235900"),
    (Weekdays(.sunday), TimeOfDay(hour: 18), "20260125T180000"),
    (Weekdays.everyDay, TimeOfDay(hour: 6), "20260122T060000"),
  ])
  func itBeginsWithItsNextTime(days: Weekdays, time: TimeOfDay, start: String) {
    let file = Self.bytes([Self.event(on: days, at: time)])
    #expect(Self.value("DTSTART", in: file) == start)
  }

  @Test func theWallSaysWhichDayItIs() {
    // 21:30 on Tuesday in New York, 15:30 on Wednesday in Auckland.
    let evening = Instant(milliseconds: 1_768_962_600_000)
    let event = Self.event(on: .everyDay, at: TimeOfDay(hour: 22))
    let west = Self.bytes([event], at: evening, offset: -300)
    #expect(Self.value("DTSTART", in: west) == "20260120T220000")
    let east = Self.bytes([event], at: evening, offset: 780)
    #expect(Self.value("DTSTART", in: east) == "20260121T220000")
  }

  @Test func aSecondFileIsTheNewerOne() {
    let first = Self.bytes([Self.event()])
    let second = Self.bytes([Self.event()], at: Self.morning.adding(Seconds(1)))
    #expect(Self.value("UID", in: first) == Self.value("UID", in: second))
    #expect(Self.value("SEQUENCE", in: first) == "1749600")
    #expect(Self.value("SEQUENCE", in: second) == "1749601")
    #expect(Self.value("DTSTAMP", in: second) == "20260121T060001Z")
    // A clock that stands at its beginning, or at its end.
    for (now, sequence) in [(Int64(0), "0"), (Instant.latest, "2147483647")] {
      let file = Self.bytes([Self.event()], at: Instant(milliseconds: now))
      #expect(Self.value("SEQUENCE", in: file) == sequence)
    }
  }

  @Test(arguments: [
    ("Shirt, Bowl; Bag", #"Shirt\, Bowl\; Bag"#), (#"C:\Up"#, #"C:\\Up"#),
    ("One\nTwo\r\nThree", #"One\nTwo\nThree"#), ("Bell\u{7} and\ttab\u{7F}", "Bell andtab"),
    ("BEGIN:VEVENT\r\nUID:2", #"BEGIN:VEVENT\nUID:2"#), ("Zoë 🏮", "Zoë 🏮"), ("", ""),
  ])
  func whatMeansSomethingToACalendarIsEscaped(words: String, written: String) {
    let file = Self.bytes([Self.event(title: words, about: words)])
    #expect(Self.value("SUMMARY", in: file) == written)
    #expect(Self.value("DESCRIPTION", in: file) == written)
    #expect(Self.lines(file).filter { $0 == "BEGIN:VEVENT" }.count == 1)
  }

  /// Each length around the fold, each length of a character in UTF-8.
  @Test(arguments: ["a", "é", "灯", "🏮"])
  func aLongLineIsFoldedBetweenCharacters(character: String) {
    for count in 1...160 {
      for before in 0..<4 {
        let words =
          String(repeating: "x", count: before) + String(repeating: character, count: count)
        let file = Self.bytes([Self.event(title: words)])
        for line in Self.rawLines(file) {
          #expect(line.count <= 75)
          #expect(String(validating: line, as: UTF8.self) != nil)
        }
        #expect(Self.value("SUMMARY", in: file) == words)
      }
    }
  }

  @Test func aLineIsFoldedNoEarlierThanItHasTo() {
    for (length, isWhole) in [(74, true), (75, true), (76, false)] {
      let line = "SUMMARY:" + String(repeating: "x", count: length - "SUMMARY:".utf8.count)
      let title = String(line.dropFirst("SUMMARY:".count))
      let file = Self.rawLines(Self.bytes([Self.event(title: title)]))
      #expect(file.contains(Array(line.utf8)) == isWhole)
    }
  }
}
