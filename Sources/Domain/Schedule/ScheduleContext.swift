import Time

/// What a day is for a player, and what is on it.
package struct ScheduleContext: Sendable {
  package enum Kind: Sendable {
    /// From when to when, with the way there; and the hours as clocks here show them.
    case school(PlannedEvent, TimeSpan)
    /// A day with school, were it not for this.
    case noSchool(DayOff)
    case free(DayOff?)
  }

  package let day: LocalDay
  package let kind: Kind
  /// What she goes to, the earliest first; school is not among them.
  package let events: [PlannedEvent]
  /// What of the week a calendar knows better.
  package let replaced: [ReplacedEvent]
  /// What else stands in calendars.
  private let titles: [String]
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
    titles: [String] = [],
    replaced: [ReplacedEvent] = []
  ) {
    self.day = day
    self.kind = kind
    self.events = events
    self.afternoon = afternoon
    self.isKnown = isKnown
    self.words = words
    self.titles = titles
    self.replaced = replaced
  }
}

/// Why a day has no school.
package struct DayOff: Sendable {
  /// What the break or the entry is called.
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

  package var dayOff: DayOff? {
    switch kind {
    case .school: nil
    case .noSchool(let dayOff): dayOff
    case .free(let dayOff): dayOff
    }
  }

  /// Whether something of the day has one of the words.
  package func has(_ keywords: [String]) -> Bool {
    keywords.contains { keyword in
      let word = TitleWords(keyword)
      return isKnown(by: word) || events.contains { TitleWords($0.name).contains(word) }
    }
  }

  /// "No school" beats "school": a break is never a day of school, whatever it or an entry is called.
  private func isKnown(by word: TitleWords) -> Bool {
    if words.school.contains(where: { TitleWords($0) == word }) {
      if case .school = kind { return true }
      return false
    }
    if hasNoSchool, words.noSchool.contains(where: { TitleWords($0) == word }) { return true }
    return dayOff.map { TitleWords($0.name).contains(word) } ?? false
      || titles.contains { TitleWords($0).contains(word) }
  }

  /// Whether a routine stands on the player's home by its words.
  package func calls(_ routine: Routine) -> Bool {
    routine.scheduleMode == .calendar && has(routine.calendarKeywords)
  }
}
