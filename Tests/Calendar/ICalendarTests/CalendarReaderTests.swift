import ICalendar
import Testing
import Time

@Suite struct CalendarReaderTests {
  static func read(_ lines: [String], end: String = "\r\n") -> ReadCalendar {
    CalendarReader.read(Array(lines.map { $0 + end }.joined().utf8))
  }

  static func event(_ lines: String...) -> [String] {
    ["BEGIN:VEVENT"] + lines + ["END:VEVENT"]
  }

  static func calendar(_ events: [String]...) -> ReadCalendar {
    read(["BEGIN:VCALENDAR"] + events.flatMap { $0 } + ["END:VCALENDAR"])
  }

  static let good = event("UID:good", "DTSTART:20260121T073000", "SUMMARY:School")

  @Test(arguments: ["\r\n", "\n", "\r"])
  func linesEndInEachOfThreeWays(_ end: String) {
    let lines = ["\u{FEFF}BEGIN:VCALENDAR"] + Self.good + ["", "END:VCALENDAR"]
    let calendar = Self.read(lines, end: end)
    #expect(calendar.entries.map(\.summary) == ["School"])
    #expect(calendar.problems == [])
  }

  @Test func linesUnfoldAtOctetsAlsoInsideOfALetter() {
    var bytes = Array("BEGIN:VEVENT\nDTSTART:2026\n\t0121\nSUMMARY:Sch".utf8)
    bytes += [0xC3, 0x0A, 0x20, 0xB6] + Array("n\r\n  er\nEND:VEVENT".utf8)
    let calendar = CalendarReader.read(bytes)
    #expect(calendar.entries.map(\.summary) == ["Schön er"])
    #expect(calendar.problems == [])
  }

  @Test func wordsLoseTheirEscapes() {
    let calendar = Self.calendar(Self.event("DTSTART:20260121", #"SUMMARY:a\, b\; c\\n\nd\N\:"#))
    #expect(calendar.entries.map(\.summary) == ["a, b; c\\n\nd\n:"])
  }

  @Test func parametersMayBeQuotedAndHoldColons() {
    let calendar = Self.calendar(
      Self.event(#"dtstart;X-A="a;b:c";tzid="Europe/Berlin";VALUE=DATE-TIME:20260121T073000"#)
    )
    #expect(calendar.zoneNames.map { String(decoding: $0, as: UTF8.self) } == ["Europe/Berlin"])
    #expect(calendar.entries.first?.start?.zone == 0)
  }

  @Test func whatAnEntryHoldsInsideIsNotItsOwn() {
    let calendar = Self.calendar(
      Self.event(
        "DTSTART:20260121T073000",
        "SUMMARY:Mine",
        "BEGIN:VALARM",
        "SUMMARY:Alarm",
        "no colon",
        "END:VALARM"
      )
    )
    #expect(calendar.entries.map(\.summary) == ["Mine"])
    #expect(calendar.problems == [])
  }

  @Test(arguments: [
    (["DTSTART:20260231"], CalendarProblem.Reason.start), (["SUMMARY:No start"], .withoutStart),
    (["DTSTART:20260121", "RECURRENCE-ID:soon"], .recurrenceID),
  ])
  func aBrokenEntryIsToldWithItsLineAndTheRestIsUsed(
    _ lines: [String],
    _ reason: CalendarProblem.Reason
  ) {
    let broken = ["BEGIN:VEVENT"] + lines + ["END:VEVENT"]
    let calendar = Self.calendar(Self.good, broken, Self.good)
    #expect(calendar.entries.count == 2)
    let title = lines.contains("SUMMARY:No start") ? "No start" : ""
    #expect(calendar.problems == [CalendarProblem(line: 7, reason: reason, title: title)])
  }

  /// An end that counts for nothing is no news of an entry that is not there.
  @Test(arguments: ["DTSTART:", "DTSTART:later", "DTSTART:20261340"])
  func ofWhatIsLeftOutOneReasonIsTold(start: String) {
    let calendar = Self.calendar(
      Self.event(start, "DTEND:", "RRULE:FREQ=NOW", "EXDATE:never", "SUMMARY:Kit order")
    )
    #expect(calendar.entries.isEmpty)
    #expect(calendar.problems == [CalendarProblem(line: 2, reason: .start, title: "Kit order")])
  }

  @Test(arguments: [
    ("DURATION:-P1D", CalendarProblem.Reason.end), ("DURATION:P", .end), ("DTEND:later", .end),
    ("EXDATE:20260122,never", .date), ("RDATE:20261301", .date), ("words without a name", .line),
    ("END:VTODO", .unfinished), ("RRULE:FREQ=OFTEN", .rule(.frequency)),
  ])
  func anEntryIsUsedWithoutWhatItCanDoWithout(_ line: String, _ reason: CalendarProblem.Reason) {
    let calendar = Self.calendar(Self.event("DTSTART:20260121", line))
    #expect(calendar.entries.count == 1)
    #expect(calendar.problems == [CalendarProblem(line: 4, reason: reason)])
  }

  @Test func anEntryWithoutItsEndCostsItselfOnly() {
    let calendar = Self.calendar(["BEGIN:VEVENT", "DTSTART:20260121"], Self.good)
    #expect(calendar.entries.map(\.summary) == ["School"])
    #expect(calendar.problems == [CalendarProblem(line: 2, reason: .unfinished)])
  }

  @Test func aFileThatBreaksOffIsUsedUpToThere() {
    let calendar = Self.read(["BEGIN:VCALENDAR"] + Self.good + ["BEGIN:VEVENT", "DTSTART:2026"])
    #expect(calendar.entries.count == 1)
    #expect(calendar.problems.map(\.reason).contains(.unfinished))
  }

  @Test func sizeDepthLengthAndNumberAreBounded() {
    var limits = CalendarLimits()
    (limits.bytes, limits.lineBytes, limits.depth, limits.entries) = (1000, 40, 3, 2)
    func reasons(_ lines: [String]) -> [CalendarProblem.Reason] {
      CalendarReader.read(Array(lines.joined(separator: "\n").utf8), limits: limits)
        .problems.map(\.reason)
    }
    #expect(reasons([String(repeating: "x", count: 1001)]) == [.tooLarge])
    #expect(
      reasons(Self.event("DTSTART:20260121", "SUMMARY:" + String(repeating: "x", count: 40)))
        == [.longLine]
    )
    #expect(
      reasons(Self.event("DTSTART:20260121", "X-PICTURE:" + String(repeating: "x", count: 90)))
        == []
    )
    #expect(reasons(Array(repeating: "BEGIN:X", count: 4)).first == .depth)
    #expect(reasons(Self.good + Self.good + Self.good) == [.tooManyEntries])
  }

  @Test func noBytesMakeItStop() {
    let file = Array(
      (Self.good + ["RRULE:FREQ=DAILY", "EXDATE:20260101"]).joined(separator: "\n").utf8
    )
    for cut in file.indices {
      _ = CalendarReader.read(Array(file[..<cut]))
      for byte in [0, 0x0A, 0x22, 0x3A, 0x3B, 0xFF] as [UInt8] {
        var changed = file
        changed[cut] = byte
        _ = CalendarReader.read(changed)
      }
    }
  }
}
