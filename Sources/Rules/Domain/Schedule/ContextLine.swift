import Time

/// The one line that home says of the day; it informs, and asks for nothing.
package enum ContextLine: Sendable {
  /// In minutes, by fives: 5 to 60.
  case minutesUntil(PlannedEvent, Int)
  case isAboutToBegin(PlannedEvent)
  case noSchool
  case freeAfternoon
}

extension ScheduleContext {
  /// Ahead of an event it is told.
  private static let told = Seconds.hours(1)
  /// No afternoon is left from then on.
  private static let lateAfternoon = Seconds.hours(5)

  /// The event counts before the day.
  package func line(at now: Instant) -> ContextLine? {
    if let event = events.first(where: { now < $0.begin && $0.begin.since(now) <= Self.told }) {
      let fives = (event.begin.since(now).whole + 150) / 300
      return fives == 0 ? .isAboutToBegin(event) : .minutesUntil(event, fives * 5)
    }
    if hasNoSchool { return .noSchool }
    return isFreeAfternoon(at: now) ? .freeAfternoon : nil
  }

  private func isFreeAfternoon(at now: Instant) -> Bool {
    var begin = afternoon.lowerBound
    if case .school(let school, _) = kind { begin = max(begin, school.end) }
    return isKnown && begin <= now && now < afternoon.lowerBound.adding(Self.lateAfternoon)
      && !events.contains { $0.begin < afternoon.upperBound && $0.end > begin }
  }

  /// The lines of a day, each with the minute from which on home says it.
  ///
  /// - Parameter begin: midnight.
  package func lines(from begin: Instant) -> [(since: Instant, line: ContextLine)] {
    var lines: [(since: Instant, line: ContextLine)] = []
    var last: ContextLine?
    for minute in 0..<24 * 60 {
      let now = begin.adding(.minutes(minute))
      let line = line(at: now)
      if let line, last?.isAbout(line) != true { lines.append((now, line)) }
      last = line
    }
    return lines
  }
}

extension ContextLine {
  /// Whether another tells of the same, perhaps of the same event at another minute.
  fileprivate func isAbout(_ other: ContextLine) -> Bool {
    switch (self, other) {
    case (.noSchool, .noSchool), (.freeAfternoon, .freeAfternoon): true
    default: event.map { event in other.event?.begin == event.begin } ?? false
    }
  }

  private var event: PlannedEvent? {
    switch self {
    case .minutesUntil(let event, _), .isAboutToBegin(let event): event
    case .noSchool, .freeAfternoon: nil
    }
  }
}
