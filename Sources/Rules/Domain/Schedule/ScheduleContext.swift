import Basics
import Time

/// What a day is for a player, and what is on it.
package struct ScheduleContext: Sendable {
  package enum Kind: Sendable {
    /// From when to when, with the way there; and the hours as clocks here show them.
    case school(PlannedEvent, TimeSpan)
    /// A day with school, were it not for this.
    case noSchool(DayEntry)
    case free(DayEntry?)
  }

  package let day: LocalDay
  package let kind: Kind
  /// What she goes to, the earliest first; school is not among them.
  package let events: [PlannedEvent]
  /// What of the week a calendar knows better.
  package let replaced: [ReplacedEvent]
  /// What stands in calendars.
  private let entries: [DayEntry]
  /// From noon to six in the evening.
  let afternoon: Range<Instant>
  /// Whether anybody has said anything of her weeks.
  package let isKnown: Bool
  private let words: DayWords

  package init(
    day: LocalDay,
    kind: Kind,
    events: [PlannedEvent],
    afternoon: Range<Instant>,
    isKnown: Bool,
    words: DayWords,
    entries: [DayEntry] = [],
    replaced: [ReplacedEvent] = []
  ) {
    self.day = day
    self.kind = kind
    self.events = events
    self.afternoon = afternoon
    self.isKnown = isKnown
    self.words = words
    self.entries = entries
    self.replaced = replaced
  }
}

/// Something that stands on a day: a break, or an entry of a calendar.
package struct DayEntry: Sendable {
  package let name: String
  /// The calendar that says so; none where the week does.
  package let source: String?

  package init(name: String, source: String? = nil) {
    self.name = name
    self.source = source
  }
}

extension ScheduleContext {
  package var hasNoSchool: Bool {
    if case .noSchool = kind { true } else { false }
  }

  package var dayOff: DayEntry? {
    switch kind {
    case .school: nil
    case .noSchool(let dayOff): dayOff
    case .free(let dayOff): dayOff
    }
  }

  /// What of a day has one of the words of a routine.
  package enum Found: Sendable {
    case event(PlannedEvent)
    /// The words are those of a day with school.
    case school(TimeSpan)
    case entry(DayEntry)
  }

  /// The first thing of the day that has one of the words.
  package func first(with keywords: [String]) -> Found? {
    for keyword in keywords {
      let word = TitleWords(keyword)
      if let event = events.first(where: { TitleWords($0.name).contains(word) }) {
        return .event(event)
      }
      if let found = first(with: word) { return found }
    }
    return nil
  }

  /// "No school" beats "school": a break is never a day of school, whatever it or an entry is called.
  private func first(with word: TitleWords) -> Found? {
    if words.school.contains(where: { TitleWords($0) == word }) {
      if case .school(_, let hours) = kind { return .school(hours) }
      return nil
    }
    if case .noSchool(let off) = kind, words.noSchool.contains(where: { TitleWords($0) == word }) {
      return .entry(off)
    }
    return (entries + [dayOff].compactMap { $0 }).first { TitleWords($0.name).contains(word) }
      .map { .entry($0) }
  }

  /// Whether a routine stands on the player's home by its words.
  package func calls(_ routine: Routine) -> Bool { caller(of: routine).exists }

  /// What calls a routine that follows words.
  package func caller(of routine: Routine) -> Found? {
    routine.scheduleMode == .calendar ? first(with: routine.calendarKeywords) : nil
  }
}
