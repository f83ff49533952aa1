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
  package let urgency: Urgency
  /// The event, less the way, less the room for what she needs.
  package let start: Instant
  package let need: Need
}

extension ScheduleContext {
  /// The earliest event that is near and that a routine is for.
  ///
  /// - Parameters:
  ///   - routines: those that may be suggested; of several for one event the first.
  ///   - need: none for a routine that no start can be said of.
  package func suggestion(
    at now: Instant,
    among routines: [Routine],
    need: (Routine) -> Suggestion.Need?
  ) -> Suggestion? {
    for event in events {
      let ahead = event.begin.since(now)
      guard ahead >= .minutes(10), ahead <= .minutes(90),
        let routine = event.routine(among: routines), let need = need(routine)
      else { continue }
      return Suggestion(
        routine: routine.id,
        event: event,
        urgency: ahead < .minutes(15) ? .now : ahead < .minutes(30) ? .soon : .upcoming,
        start: event.leaving.adding(.zero - need.room),
        need: need
      )
    }
    return nil
  }
}

extension PlannedEvent {
  /// The one that the week names, else by its words, then by its name, then by a step's.
  fileprivate func routine(among routines: [Routine]) -> Routine? {
    if let named = routines.first(where: { $0.id == routine }) { return named }
    let title = TitleWords(name)
    let isMeant = { (name: String) in
      let words = TitleWords(name)
      return title.contains(words) || words.contains(title)
    }
    return routines.first { $0.calendarKeywords.contains { title.contains(TitleWords($0)) } }
      ?? routines.first { isMeant($0.displayName) }
      ?? routines.first { $0.steps.contains { isMeant($0.name) } }
  }
}
