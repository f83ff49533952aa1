import Basics
import Domain
import ICalendar
import Time

/// What of a calendar file lies near.
package struct CalendarReading: Sendable {
  /// The earliest first.
  package let events: [CalendarEvent]
  package let flaws: [CalendarFlaw]

  package init(events: [CalendarEvent], flaws: [CalendarFlaw]) {
    self.events = events
    self.flaws = flaws
  }
}

extension CalendarReading {
  /// Of a file; of a longer one nothing is read.
  package static var mostBytes: Int64 { Int64(CalendarLimits().bytes) }

  /// As much as a screen can tell of.
  private static let mostEvents = 5000
  private static let mostFlaws = 50

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
    let calendar = CalendarReader.read(file)
    guard calendar.isCalendar else { return nil }
    let days = CalendarWindow.days(around: today)
    let begin = WallTime(day: days.lowerBound.adding(days: -400)).seconds
    let end = WallTime(day: days.upperBound.adding(days: 400)).seconds
    let table = { (zone: String) -> OffsetTable? in
      offset(zone, begin) == nil
        ? nil : OffsetTable(asking: begin..<end) { offset(zone, $0) ?? 0 }
    }
    var limits = CalendarLimits()
    limits.occurrences = Self.mostEvents
    limits.occurrencesOfEntry = 1000
    let found = calendar.occurrences(
      on: days,
      here: table("") ?? .utc,
      limits: limits,
      lookUp: { $0.isEmpty ? nil : table($0) }
    )
    let flaws = (calendar.problems + found.problems).prefix(Self.mostFlaws)
    self.init(events: found.list.map { CalendarEvent($0) }, flaws: flaws.map { CalendarFlaw($0) })
  }
}

extension CalendarEvent {
  fileprivate init(_ found: CalendarOccurrence) {
    self.init(
      title: found.summary,
      when: found.days.map { .days(DaySpan(including: $0)) } ?? .from(found.start, to: found.end),
      isCancelled: found.status == .cancelled,
      usualDay: found.recurrenceID?.wall.day
    )
  }
}

extension DaySpan {
  fileprivate init(including days: Range<LocalDay>) {
    let last = days.upperBound.adding(days: -1)
    self = DaySpan(from: days.lowerBound, to: last) ?? DaySpan(days.lowerBound)
  }
}

extension CalendarFlaw {
  fileprivate init(_ problem: CalendarProblem) {
    self.init(line: problem.line, reason: Reason(problem.reason))
  }
}

extension CalendarFlaw.Reason {
  fileprivate init(_ reason: CalendarProblem.Reason) {
    switch reason {
    case .line, .longLine, .depth: self = .unreadable
    case .unfinished: self = .unfinished
    case .withoutStart, .start: self = .withoutStart
    case .end: self = .end
    case .rule: self = .rule
    case .recurrenceID, .date: self = .date
    case .zone: self = .zone
    case .tooMuch, .tooManyEntries, .tooLarge: self = .tooMuch
    }
  }
}
