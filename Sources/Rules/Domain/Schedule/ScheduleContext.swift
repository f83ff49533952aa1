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
  /// What stands in calendars.
  let entries: [DayEntry]
  /// When any calendar has something on it.
  let taken: [Range<Instant>]
  /// From noon to six in the evening.
  let afternoon: Range<Instant>
  /// What other devices of the family tell of it.
  let told: DaySet.Day?
  /// Whether the hours of school are those that they tell.
  package let isSchoolTold: Bool
  /// Whether anybody has said anything of her weeks.
  package let isKnown: Bool
  let words: DayWords

  package init(
    day: LocalDay,
    kind: Kind,
    events: [PlannedEvent],
    afternoon: Range<Instant>,
    isKnown: Bool,
    words: DayWords,
    entries: [DayEntry] = [],
    taken: [Range<Instant>] = [],
    replaced: [ReplacedEvent] = [],
    told: DaySet.Day? = nil,
    isSchoolTold: Bool = false
  ) {
    self.day = day
    self.kind = kind
    self.events = events
    self.afternoon = afternoon
    self.isKnown = isKnown
    self.words = words
    self.entries = entries
    self.taken = taken
    self.replaced = replaced
    self.told = told
    self.isSchoolTold = isSchoolTold
  }
}

/// An entry of a calendar that stands on a day.
package struct DayEntry: Sendable {
  package let name: String
  /// The calendar that says so.
  package let source: String

  package init(name: String, source: String) {
    self.name = name
    self.source = source
  }
}

/// Who has lessons on a day's weekday within three weeks before it and after, by the names of calendars.
package struct LessonsAround: Sendable {
  package let before: String
  /// None where the same one has both; another where the holidays lie between a term and the next.
  package let after: String?
}

/// What takes the school away on a day.
package enum DayOff: Sendable {
  /// One of the parent's week, by its name.
  case schoolBreak(String)
  case entry(DayEntry)
  /// The calendars of the school hold nothing on it, and lessons on the same weekday around it.
  case withoutLessons(LessonsAround)
  /// Another device of the family says so.
  case told

  package var isOfCalendar: Bool { if case .schoolBreak = self { false } else { true } }

  /// What it is called; nothing is called so where nothing stands there.
  var name: String {
    switch self {
    case .schoolBreak(let name): name
    case .entry(let entry): entry.name
    case .withoutLessons, .told: ""
    }
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

  /// When she goes to school, with the way there.
  package var school: PlannedEvent? {
    if case .school(let school, _) = kind { school } else { nil }
  }
}
