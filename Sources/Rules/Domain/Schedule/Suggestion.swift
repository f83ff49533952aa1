import Basics
import Time

/// When to begin a quest, so that she is where she goes to in time.
package struct Suggestion: Sendable {
  /// What she needs for a routine.
  package struct Need: Sendable {
    /// In half of the times.
    package let duration: Seconds
    /// What is kept free for it, so that she is ready eight times in ten.
    package let room: Seconds
    /// Whether it is what she has needed before.
    package let isKnown: Bool

    package init(duration: Seconds, room: Seconds, isKnown: Bool) {
      self.duration = duration
      self.room = room
      self.isKnown = isKnown
    }
  }

  package enum Urgency: Sendable {
    case now
    case soon
    case upcoming
  }

  package let routine: RoutineID
  package let event: PlannedEvent
  package let isForSchool: Bool
  package let urgency: Urgency
  /// The event, less the way, less the room for what she needs.
  package let start: Instant
  package let need: Need
}

extension ScheduleContext {
  /// The earliest event that is near and that a routine is for; once it is time to leave, no moment is good to start.
  ///
  /// - Parameters:
  ///   - routines: those that may be suggested; of several for one event the first.
  ///   - next: the one that home shows large, where it has not begun: school is for that one alone.
  ///   - need: none for a routine that no start can be said of.
  package func suggestion(
    at now: Instant,
    among routines: [Routine],
    next: Routine?,
    need: (Routine) -> Suggestion.Need?
  ) -> Suggestion? {
    let isNear = { (event: PlannedEvent) in
      let ahead = event.begin.since(now)
      return ahead >= .minutes(10) && ahead <= .minutes(90) && event.leaving > now
    }
    let schoolRoutine = next.flatMap { isForSchool($0) ? $0 : nil }
    if let school, isNear(school), let schoolRoutine,
      !events.contains(where: {
        isNear($0) && $0.begin < school.begin && isFor($0, routines).exists
      })
    {
      if let need = need(schoolRoutine) {
        return Suggestion(schoolRoutine, before: school, isForSchool: true, need, now)
      }
    }
    for event in events where isNear(event) {
      guard let routine = isFor(event, routines), let need = need(routine) else { continue }
      return Suggestion(routine, before: event, isForSchool: false, need, now)
    }
    return nil
  }

  /// One of fixed days, or one that has a word of school or of what it begins with.
  func isForSchool(_ routine: Routine) -> Bool {
    guard let school else { return false }
    if routine.scheduleMode == .fixedDays { return true }
    return ([school.name] + words.school).contains { name in
      routine.isMeant(by: TitleWords(name), words)
    }
  }

  /// The routine that the week names, else by its words, then by its name, then by a step's.
  func isFor(_ event: PlannedEvent, _ routines: [Routine]) -> Routine? {
    if let named = routines.first(where: { $0.id == event.routine }) { return named }
    let title = TitleWords(event.name)
    return routines.first { $0.hasKeyword(in: title, words) }
      ?? routines.first { $0.displayName.isMeant(by: title) }
      ?? routines.first { $0.steps.contains { $0.name.isMeant(by: title) } }
  }
}

extension Suggestion {
  fileprivate init(
    _ routine: Routine,
    before event: PlannedEvent,
    isForSchool: Bool,
    _ need: Need,
    _ now: Instant
  ) {
    let ahead = event.begin.since(now)
    self.routine = routine.id
    self.event = event
    self.isForSchool = isForSchool
    self.need = need
    urgency = ahead < .minutes(15) ? .now : ahead < .minutes(30) ? .soon : .upcoming
    start = event.start(with: need)
  }
}

extension PlannedEvent {
  /// When to begin what has to be done before it: the one place where that is computed.
  fileprivate func start(with need: Suggestion.Need) -> Instant {
    leaving.adding(.zero - need.room)
  }
}

extension Routine {
  fileprivate func isMeant(by title: TitleWords, _ words: DayWords) -> Bool {
    hasKeyword(in: title, words) || displayName.isMeant(by: title)
      || steps.contains { $0.name.isMeant(by: title) }
  }

  fileprivate func hasKeyword(in title: TitleWords, _ words: DayWords) -> Bool {
    calendarKeywords.contains { words.has(title, TitleWords($0)) }
  }
}

extension String {
  /// The name of a routine or a step: one of them has all the words of the other.
  fileprivate func isMeant(by title: TitleWords) -> Bool {
    let words = TitleWords(self)
    return title.contains(words) || words.contains(title)
  }
}
