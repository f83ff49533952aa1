import ICalendar
import Testing
import Time

/// Words of people in a file: in whichever letters they are written, and with line ends that nobody escaped.
@Suite struct WordsAndLettersTests {
  static func file(_ lines: [[UInt8]]) -> [UInt8] {
    let around = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:20260102"].map { Array($0.utf8) }
    let ends = ["END:VEVENT", "END:VCALENDAR"].map { Array($0.utf8) }
    return Array((around + lines + ends).joined(separator: [0x0D, 0x0A]))
  }

  static func read(_ summary: [UInt8]) -> ReadCalendar {
    CalendarReader.read(file([Array("SUMMARY".utf8) + summary]))
  }

  static func read(_ lines: String...) -> ReadCalendar {
    CalendarReader.read(file(lines.map { Array($0.utf8) }))
  }

  /// Behind SUMMARY, each letter a byte of the file.
  @Test(arguments: [
    (":Fu\u{DF}ball", "Fußball"), (":\u{80}\u{96}\u{9F}\u{FF}", "€–Ÿÿ"),
    (";CHARSET=ISO-8859-1:Caf\u{C9}", "CafÉ"), (";CHARSET=ISO-8859-1:Caf\u{C3}\u{A9}", "Café"),
    (";ENCODING=QUOTED-PRINTABLE:Fu=DFball", "Fußball"),
    (";CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Fu=C3=9Fball=", "Fußball"),
    (";QUOTED-PRINTABLE:A=3DB=0D=0AC", "A=B\nC"), (":1=20", "1=20"),
    (";ENCODING=8BIT:1=20", "1=20"),
  ])
  func aTitleIsInUTF8OrWindows1252(_ summary: String, _ title: String) {
    let calendar = Self.read(summary.unicodeScalars.map { UInt8($0.value) })
    #expect(calendar.entries.map(\.summary) == [title])
    #expect(calendar.problems == [])
  }

  @Test func aLetterThatWasCutIsToldAndTheOthersStay() {
    let calendar = Self.read(Array(":Übung f".utf8) + [0xC3])
    #expect(calendar.entries.map(\.summary) == ["Übung f\u{FFFD}"])
    #expect(
      calendar.problems == [CalendarProblem(line: 4, reason: .letter, title: "Übung f\u{FFFD}")]
    )
  }

  @Test(arguments: [
    "SUMMARY;ENCODING=QUOTED-PRINTABLE:One=20=\r\n two=\r\nthree",
    "SUMMARY;ENCODING=QUOTED-PRINTABLE:One=20=\r\n\r\n two=\r\nthree",
  ])
  func aSoftEndOfALineIsNone(_ lines: String) {
    #expect(Self.read(lines).entries.map(\.summary) == ["One  twothree"])
  }

  @Test func aSoftEndTakesNoPropertyAlong() {
    let calendar = Self.read(
      "DESCRIPTION;ENCODING=QUOTED-PRINTABLE:Bring=\r\nStatus: cancelled=",
      "SUMMARY;ENCODING=QUOTED-PRINTABLE:Hockey=",
      "UID:a"
    )
    #expect(calendar.entries.map(\.summary) == ["Hockey"])
    #expect(calendar.entries.map(\.uidText) == ["a"])
    #expect(calendar.problems == [])
  }

  @Test(arguments: [true, false])
  func aFileInUTF16NeedsNoMark(_ isSmallEndFirst: Bool) {
    let text = "BEGIN:VEVENT\r\nSUMMARY:Übung\r\nDTSTART:20260102\r\nEND:VEVENT\r\n"
    let file = text.utf16.flatMap {
      let (high, low) = (UInt8($0 >> 8), UInt8($0 & 0xFF))
      return isSmallEndFirst ? [low, high] : [high, low]
    }
    #expect(CalendarReader.read(file).entries.map(\.summary) == ["Übung"])
  }

  @Test func wordsWithRealLineEndsAreNoProperties() {
    let calendar = Self.read(
      "DESCRIPTION:Bring",
      "Begin: 17:30 at the hall",
      "Begin:now",
      "End: 19:00",
      "END: never",
      "Status: cancelled",
      "status: cancelled",
      "STATUS: soon",
      "Summary: see the site",
      "SUMMARY: see the site",
      "Duration: 90 minutes",
      "Dtstart: 20260103",
      "no colon",
      "SUMMARY:Hockey",
      "UID:a",
      "DESCRIPTION:Bring",
      "SUMMARY:Shin pads",
      "UID:b",
      "STATUS:soon"
    )
    #expect(calendar.entries.map(\.summary) == ["Hockey"])
    #expect(calendar.entries.map(\.uidText) == ["a"])
    #expect(calendar.entries.map(\.status) == [.confirmed])
    #expect(calendar.entries.first?.start?.time.text == "20260102")
    #expect(calendar.problems == [])
  }

  @Test func aTitleGoesOnInLinesThatAreNoProperties() {
    let calendar = Self.read("SUMMARY:Hockey", "at the hall", "CLASS:PUBLIC", "and so on")
    #expect(calendar.entries.map(\.summary) == ["Hockey\nat the hall"])
    #expect(calendar.problems == [])
  }

  @Test func aFileThatLeavesRoomBeforeItsValuesIsReadAllTheSame() {
    let lines = [
      "BEGIN: VCALENDAR", "VERSION: 2.0", "BEGIN: VEVENT", "DTSTART: 20260102", "UID: a",
      "DESCRIPTION: Bring", "SUMMARY: Hockey", "STATUS: CANCELLED", "END: VEVENT", "END: VCALENDAR",
    ]
    let calendar = CalendarReaderTests.read(lines)
    #expect(calendar.entries.map(\.uidText) == ["a"])
    #expect(calendar.entries.map(\.status) == [.cancelled])
    #expect(calendar.problems == [])
  }

  @Test func theCalendarsOwnNameIsRead() {
    func name(_ lines: String...) -> String? {
      CalendarReaderTests.read(["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).name
    }
    #expect(name("X-WR-CALNAME:Goethe\\, 7b", "NAME:Other") == "Goethe, 7b")
    #expect(name("NAME: Club ") == "Club")
    #expect(name("X-WR-CALNAME:") == nil)
    #expect(name() == nil)
  }
}
