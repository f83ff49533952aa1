import Time

/// What a day is for a player, and what is on it.
package struct ScheduleContext: Sendable {
  package enum Kind: Sendable {
    /// From when to when, with the way there; and the hours as they were typed.
    case school(PlannedEvent, TimeSpan)
    /// A day with school, were it not for a break.
    case noSchool(Break)
    case free(Break?)
  }

  package let day: LocalDay
  package let kind: Kind
  /// What she goes to, the earliest first; school is not among them.
  package let events: [PlannedEvent]
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
    words: DayWords
  ) {
    self.day = day
    self.kind = kind
    self.events = events
    self.afternoon = afternoon
    self.isKnown = isKnown
    self.words = words
  }
}

extension ScheduleContext {
  package var hasNoSchool: Bool {
    if case .noSchool = kind { true } else { false }
  }

  private var schoolBreak: Break? {
    switch kind {
    case .school: nil
    case .noSchool(let schoolBreak): schoolBreak
    case .free(let schoolBreak): schoolBreak
    }
  }

  /// Whether something of the day has one of the words.
  package func has(_ keywords: [String]) -> Bool {
    keywords.contains { keyword in
      let word = TitleWords(keyword)
      return isKnown(by: word) || events.contains { TitleWords($0.name).contains(word) }
    }
  }

  /// "No school" beats "school": a break is never a day of school, whatever it is called.
  private func isKnown(by word: TitleWords) -> Bool {
    if words.school.contains(where: { TitleWords($0) == word }) {
      if case .school = kind { return true }
      return false
    }
    if hasNoSchool, words.noSchool.contains(where: { TitleWords($0) == word }) { return true }
    return schoolBreak.map { TitleWords($0.name).contains(word) } ?? false
  }

  /// Whether a routine stands on the player's home by its words.
  package func calls(_ routine: Routine) -> Bool {
    routine.scheduleMode == .calendar && has(routine.calendarKeywords)
  }
}
