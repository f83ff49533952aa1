import Time

/// What connected calendars say of a day.
package struct CalendarDay: Sendable {
  package struct Entry: Sendable {
    package let event: CalendarEvent
    /// The calendar's.
    package let source: String
    let mark: CalendarSource.Mark
    let when: When
    let meaning: DayWords.Meaning?
  }

  /// What the day holds, source by source.
  package private(set) var entries: [Entry] = []
  /// What would be on it, and was cancelled or put on another day.
  private(set) var gone: [Entry] = []
  let day: LocalDay
  /// From midnight to midnight.
  let hours: Range<Instant>
  let sources: [CalendarSource]
  let words: DayWords
  let zone: LocalZone
  /// What other devices of the family tell of it.
  let told: DaySet.Day?

  /// - Parameter sources: those that tell of the player.
  package init(
    _ day: LocalDay,
    _ sources: [CalendarSource],
    _ words: DayWords,
    _ zone: LocalZone,
    told: DaySet.Day? = nil
  ) {
    self.day = day
    self.sources = sources
    self.words = words
    self.zone = zone
    self.told = told
    hours = zone.hours(of: day)
    for source in sources {
      for event in source.events {
        let isOn = event.isOn(day, hours)
        guard isOn || event.usualDay == day else { continue }
        let entry = Entry(
          event: event,
          source: source.name,
          mark: source.mark,
          when: Entry.When(event, zone),
          meaning: words.meaning(of: event.title)
        )
        if event.isCancelled || !isOn { gone.append(entry) } else { entries.append(entry) }
      }
    }
  }
}

extension CalendarDay.Entry {
  enum When: Sendable {
    case wholeDays
    case from(Instant, to: Instant)
    /// It takes no time, as what is due: nothing to go to, and no school.
    case at(Instant)
  }

  package var title: String { event.title }

  var isOfWholeDays: Bool { if case .wholeDays = when { true } else { false } }

  /// When it goes on; none of what takes whole days or no time.
  var times: Range<Instant>? {
    if case .from(let begin, let end) = when { begin..<end } else { nil }
  }
}

extension CalendarDay.Entry.When {
  /// What lasts from midnight here to midnight is of whole days, however it is written.
  init(_ event: CalendarEvent, _ zone: LocalZone) {
    switch event.when {
    case .days: self = .wholeDays
    case .from(let begin, let end) where begin >= end: self = .at(begin)
    case .from(let begin, let end):
      let isOfDays = zone.isMidnight(begin) && (zone.isMidnight(end) || zone.isLastMinute(end))
      self = isOfDays ? .wholeDays : .from(begin, to: end)
    }
  }
}

extension LocalZone {
  fileprivate func isMidnight(_ instant: Instant) -> Bool {
    hours(of: time(instant).day).lowerBound == instant
  }

  /// Who cannot write the next midnight writes 23:59.
  fileprivate func isLastMinute(_ instant: Instant) -> Bool {
    let time = time(instant)
    return time.hour == 23 && time.minute == 59
  }
}
