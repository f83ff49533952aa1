import Time

/// The one line that home says of the day; it informs, and asks for nothing.
package enum ContextLine: Sendable {
  /// In minutes, by fives: 5 to 60.
  case minutesUntil(PlannedEvent, Int)
  case isAboutToBegin(PlannedEvent)
  /// It is time to leave for school in so many minutes, by fives: 0 to 60.
  case outOfTheDoor(PlannedEvent, Int)
  case noSchool
  case freeAfternoon
}

extension ContextLine {
  /// It is about time to leave, which nothing takes the place of.
  package var isDeparture: Bool { if case .outOfTheDoor = self { true } else { false } }
}

extension ScheduleContext {
  /// Ahead of an event, and of the way to school, it is told.
  private static let told = Seconds.hours(1)
  /// No afternoon is left from then on.
  private static let lateAfternoon = Seconds.hours(5)

  /// What comes counts before the day, and the earliest of it first.
  package func line(at now: Instant) -> ContextLine? {
    let isNear = { (instant: Instant) in now < instant && instant.since(now) <= Self.told }
    let event = events.first { isNear($0.begin) }
    if let school, isNear(school.leaving), event.map({ school.leaving <= $0.begin }) ?? true {
      return .outOfTheDoor(school, school.leaving.fives(since: now))
    }
    if let event {
      let fives = event.begin.fives(since: now)
      return fives == 0 ? .isAboutToBegin(event) : .minutesUntil(event, fives)
    }
    if hasNoSchool { return .noSchool }
    return isFreeAfternoon(at: now) ? .freeAfternoon : nil
  }

  /// Nothing that has a time is on it, in any calendar here or on another device.
  private func isFreeAfternoon(at now: Instant) -> Bool {
    let begin = afterSchool
    return isKnown && begin <= now && now < afternoon.lowerBound.adding(Self.lateAfternoon)
      && !events.contains { $0.begin < afternoon.upperBound && $0.end > begin }
      && !isAfternoonTaken && told?.isTaken != true
  }

  /// Whether calendars here have something with a time on it.
  package var isAfternoonTaken: Bool {
    let begin = afterSchool
    return taken.contains { $0.lowerBound < afternoon.upperBound && $0.upperBound > begin }
  }

  private var afterSchool: Instant {
    school.map { max(afternoon.lowerBound, $0.end) } ?? afternoon.lowerBound
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

extension Instant {
  /// In minutes to the nearest five.
  fileprivate func fives(since now: Instant) -> Int { (since(now).whole + 150) / 300 * 5 }
}

extension ContextLine {
  /// Whether another tells of the same, perhaps of the same event at another minute.
  fileprivate func isAbout(_ other: ContextLine) -> Bool {
    switch (self, other) {
    case (.noSchool, .noSchool), (.freeAfternoon, .freeAfternoon): true
    case (.outOfTheDoor, .outOfTheDoor): true
    default: event.map { event in other.event?.begin == event.begin } ?? false
    }
  }

  private var event: PlannedEvent? {
    switch self {
    case .minutesUntil(let event, _), .isAboutToBegin(let event): event
    case .outOfTheDoor, .noSchool, .freeAfternoon: nil
    }
  }
}
