/// A time with the zone that stands beside it.
package struct ZonedTime: Hashable, Sendable {
  package let time: WrittenTime
  /// The place of its TZID in `ReadCalendar.zoneNames`.
  package let zone: Int?
}

extension ZonedTime {
  var isFloating: Bool { time.form == .local && zone == nil }

  func with(_ wall: WallTime) -> ZonedTime {
    ZonedTime(time: WrittenTime(wall, time.form), zone: zone)
  }
}

/// A VEVENT as it stands in a file (RFC 5545, 3.6.1), with what the game reads of it.
package struct CalendarEntry: Sendable {
  package enum Status: Sendable {
    case confirmed
    case tentative
    case cancelled
  }

  package enum Length: Sendable {
    /// A day where the start is one, else no time at all.
    case unsaid
    case until(ZonedTime)
    case lasting(CalendarDuration)
  }

  /// An RDATE; a PERIOD has a length of its own.
  package struct Addition: Sendable {
    package let start: ZonedTime
    package let length: Length?
  }

  /// Where it begins in the file.
  package let line: Int
  package internal(set) var uid: Bytes = [] {
    didSet { uidHash = uid.hash }
  }
  /// By which most others are told apart at once.
  private(set) var uidHash: UInt64 = 0
  /// In UTF-8, with its escapes.
  package internal(set) var summaryBytes: Bytes = []
  package internal(set) var start: ZonedTime?
  package internal(set) var length = Length.unsaid
  package internal(set) var rules: [RecurrenceRule] = []
  package internal(set) var additions: [Addition] = []
  package internal(set) var exclusions: [ZonedTime] = []
  package internal(set) var recurrenceID: ZonedTime?
  /// RANGE=THISANDFUTURE.
  package internal(set) var isThisAndFuture = false
  package internal(set) var status = Status.confirmed
  package internal(set) var sequence = 0
  /// X-MICROSOFT-CDO-ALLDAYEVENT: its times are those of days.
  package internal(set) var saysWholeDays = false

  init(line: Int) { self.line = line }

  var happensOnce: Bool { rules.isEmpty && additions.isEmpty && exclusions.isEmpty }

  package var summary: String { summaryBytes.words }
  package var uidText: String { uid.words }
}

/// What a file says: entries, zones, and what was passed over.
package struct ReadCalendar: Sendable {
  /// Whether it says of itself that it is a calendar.
  package internal(set) var isCalendar = false
  /// X-WR-CALNAME or NAME, by which others know it; none where it has none.
  package internal(set) var name: String?
  package internal(set) var entries: [CalendarEntry] = []
  /// The TZIDs that its times name, each once, and where each is named first.
  package internal(set) var zoneNames: [Bytes] = []
  package internal(set) var zoneLines: [Int] = []
  package internal(set) var zones: [ZoneDefinition] = []
  /// X-WR-TIMEZONE, or a TZID beside it: the zone of those whose TZID nobody knows.
  package internal(set) var usualZone: Bytes?
  package internal(set) var problems: [CalendarProblem] = []
}

/// A VTIMEZONE (RFC 5545, 3.6.5).
package struct ZoneDefinition: Sendable {
  /// STANDARD or DAYLIGHT: an offset and when it comes into force.
  package struct Observance: Sendable {
    /// A wall of the offset before.
    package internal(set) var start: WrittenTime?
    /// In seconds ahead of UTC.
    package internal(set) var offsetFrom: Int?
    package internal(set) var offsetTo: Int?
    package internal(set) var rules: [RecurrenceRule] = []
    package internal(set) var dates: [WrittenTime] = []
  }

  package internal(set) var name: Bytes = []
  package internal(set) var observances: [Observance] = []
}
