import Basics
import Domain
import ICalendar
import Time

/// What of a calendar file lies near.
package struct CalendarReading: Sendable {
  /// By which the calendar itself is known to others; none where it says none.
  package let name: String?
  /// The earliest first.
  package let events: [CalendarEvent]
  package let flaws: [CalendarFlaw]

  package init(name: String? = nil, events: [CalendarEvent], flaws: [CalendarFlaw]) {
    self.name = name
    self.events = events
    self.flaws = flaws
  }
}

extension CalendarReading {
  /// Of a file; of a longer one nothing is read.
  package static var mostBytes: Int64 { Int64(CalendarLimits().bytes) }

  /// As much as a screen can tell of.
  private static let mostEvents = 5000

  /// Reads a file; none of what is no calendar.
  ///
  /// - Parameters:
  ///   - offset: how far the clocks of an IANA zone are ahead of UTC at an instant, both in seconds; of the clocks
  ///     here where the name is empty; none for names that are none.
  package init?(
    of file: [UInt8],
    on today: LocalDay,
    offset: @escaping (_ zone: String, _ at: Int64) -> Int?
  ) {
    let days = CalendarWindow.days(around: today)
    var limits = CalendarLimits()
    limits.firstDay = days.lowerBound
    limits.occurrences = Self.mostEvents
    limits.occurrencesOfEntry = 1000
    let calendar = CalendarReader.read(file, limits: limits)
    guard calendar.isCalendar else { return nil }
    let begin = WallTime(day: days.lowerBound.adding(days: -400)).seconds
    let end = WallTime(day: days.upperBound.adding(days: 400)).seconds
    let table = { (zone: String) -> OffsetTable? in
      offset(zone, begin) == nil
        ? nil : OffsetTable(asking: begin..<end) { offset(zone, $0) ?? 0 }
    }
    let found = calendar.occurrences(
      on: days,
      here: table("") ?? .utc,
      limits: limits,
      lookUp: { $0.isEmpty ? nil : table($0) }
    )
    self.init(
      name: calendar.name,
      events: found.list.map { CalendarEvent($0) },
      flaws: CalendarFlaw.all(of: calendar.problems + found.problems)
    )
  }
}

extension CalendarEvent {
  fileprivate init(_ found: CalendarOccurrence) {
    self.init(
      title: found.summary,
      when: found.days.map { .days(DaySpan(including: $0)) } ?? .from(found.start, to: found.end),
      walls: found.walls.map { LocalTime($0.lowerBound)..<LocalTime($0.upperBound) },
      isCancelled: found.status == .cancelled,
      usualDay: found.usualDay
    )
  }
}

extension DaySpan {
  fileprivate init(including days: Range<LocalDay>) {
    let last = days.upperBound.adding(days: -1)
    self = DaySpan(from: days.lowerBound, to: last) ?? DaySpan(days.lowerBound)
  }
}

extension LocalTime {
  fileprivate init(_ wall: WallTime) {
    self.init(Instant(milliseconds: wall.seconds * 1000), offset: .utc)
  }
}

extension CalendarFlaw {
  /// One of a kind: thirty of them are one line.
  fileprivate static func all(of problems: [CalendarProblem]) -> [CalendarFlaw] {
    problems.folded { Reason($0.reason) == Reason($1.reason) }.map { problem in
      CalendarFlaw(
        line: problem.first.line,
        reason: Reason(problem.first.reason),
        titles: problem.titles,
        count: problem.count
      )
    }
  }
}

extension CalendarFlaw.Reason {
  fileprivate init(_ reason: CalendarProblem.Reason) {
    switch reason {
    case .line, .longLine, .depth: self = .unreadable
    case .unfinished: self = .unfinished
    case .withoutStart: self = .withoutStart
    case .start, .recurrenceID: self = .start
    case .end: self = .end
    case .rule: self = .rule
    case .date: self = .date
    case .letter: self = .letter
    case .zone: self = .zone
    case .unknownZone: self = .unknownZone
    case .tooMuch, .tooManyEntries: self = .tooMuch
    case .tooLarge: self = .tooLarge
    }
  }
}
