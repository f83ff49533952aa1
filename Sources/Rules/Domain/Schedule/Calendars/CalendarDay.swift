import Basics
import Time

/// What connected calendars say of a day.
package struct CalendarDay: Sendable {
  package struct Entry: Sendable {
    package let event: CalendarEvent
    /// The calendar's.
    package let source: String
    fileprivate let mark: CalendarSource.Mark
  }

  /// What the day holds, source by source.
  package private(set) var entries: [Entry] = []
  /// What would be on it, and was cancelled or put on another day.
  private var gone: [Entry] = []
  private let hours: Range<Instant>
  private let words: DayWords

  /// - Parameters:
  ///   - hours: of the day, from midnight to midnight.
  ///   - sources: those that tell of the player.
  package init(
    _ day: LocalDay,
    _ hours: Range<Instant>,
    _ sources: [CalendarSource],
    _ words: DayWords
  ) {
    self.hours = hours
    self.words = words
    for source in sources {
      for event in source.events {
        let isOn = event.isOn(day, hours)
        guard isOn || event.usualDay == day else { continue }
        let entry = Entry(event: event, source: source.name, mark: source.mark)
        if event.isCancelled || !isOn { gone.append(entry) } else { entries.append(entry) }
      }
    }
  }
}

// What kind of day it is.
extension CalendarDay {
  /// The entry that says that there is no school.
  ///
  /// One with a time counts in a calendar of the school alone, and there where it takes more than half of the lessons: a
  /// break of twenty minutes is no holiday.
  ///
  /// - Parameter usual: when lessons are on this day where the calendars hold none.
  package func noSchool(besides usual: Range<Instant>?) -> Entry? {
    let eight = hours.lowerBound.adding(.hours(8))
    let lessons = lessons ?? usual ?? eight..<latestBeginning
    return entries.first { entry in
      entry.tellsOfSchool && entry.has(words.noSchool)
        && (entry.isOfWholeDays || entry.mark == .school && entry.takesMost(of: lessons))
    }
  }

  /// From the first one's beginning to the last one's end.
  private var lessons: Range<Instant>? {
    var found: Range<Instant>?
    for entry in entries where entry.mark == .school && !entry.has(words.noSchool) {
      guard case .from(let begin, let end) = entry.event.when, begin < end, isOfSchool(begin)
      else { continue }
      found = min(found?.lowerBound ?? begin, begin)..<max(found?.upperBound ?? end, end)
    }
    return found
  }

  /// What begins later at school is an evening of parents.
  private var latestBeginning: Instant { hours.lowerBound.adding(.hours(14)) }

  private func isOfSchool(_ begin: Instant) -> Bool {
    begin >= hours.lowerBound && begin < latestBeginning
  }

  /// School, from the first of its entries to the end of the last.
  ///
  /// That is what begins before two in the afternoon in a calendar of the school, elsewhere what is called so. Where a
  /// word of *no school* is in its name it is no lesson.
  package var school: (entry: Entry, begin: Instant, end: Instant)? {
    var found: (entry: Entry, begin: Instant, end: Instant)?
    for entry in entries where entry.tellsOfSchool && !entry.has(words.noSchool) {
      guard case .from(let begin, let end) = entry.event.when, isOfSchool(begin),
        entry.mark == .school || entry.has(words.school)
      else { continue }
      found = (
        found.map { $0.begin <= begin ? $0.entry : entry } ?? entry,
        min(found?.begin ?? begin, begin), max(found?.end ?? end, end)
      )
    }
    return found
  }
}

extension CalendarDay.Entry {
  package var title: String { event.title }

  fileprivate var tellsOfSchool: Bool { mark != .activities }

  fileprivate var isOfWholeDays: Bool { if case .days = event.when { true } else { false } }

  /// More than half of it.
  fileprivate func takesMost(of lessons: Range<Instant>) -> Bool {
    guard case .from(let begin, let end) = event.when else { return false }
    let taken = min(end, lessons.upperBound).since(max(begin, lessons.lowerBound))
    return taken + taken > lessons.upperBound.since(lessons.lowerBound)
  }

  fileprivate func has(_ words: [String]) -> Bool {
    let title = TitleWords(title)
    return words.contains { title.contains(TitleWords($0)) }
  }
}

/// Something of the parent's week that a calendar knows better.
package struct ReplacedEvent: Sendable {
  package enum Change: Sendable {
    /// The calendar's time counts.
    case otherTime(PlannedEvent)
    case cancelled
    case moved
  }

  package let event: PlannedEvent
  package let change: Change
  /// The calendar's name.
  package let source: String
}

// What the player goes to.
extension CalendarDay {
  /// What of the week counts, and what of calendars; the earliest first.
  ///
  /// - Parameters:
  ///   - week: what the week says of the day.
  ///   - activities: the player's on any day: theirs are the way and the quest of what calendars call like them.
  package func merged(
    with week: [PlannedEvent],
    _ activities: [Activity]
  ) -> (events: [PlannedEvent], replaced: [ReplacedEvent]) {
    let own = planned(activities)
    var replaced: [ReplacedEvent] = []
    let kept = week.filter { event in
      guard let better = replacement(for: event, own) else { return true }
      replaced.append(better)
      return false
    }
    let events = (kept + own.map { $0.event }).ordered { $0.begin < $1.begin }
    return (events, replaced)
  }

  private typealias Own = (event: PlannedEvent, entry: Entry)

  private func planned(_ activities: [Activity]) -> [Own] {
    var own: [Own] = []
    for entry in entries where entry.mark == .activities {
      guard case .from(let begin, let end) = entry.event.when, begin >= hours.lowerBound,
        // One that two calendars hold is one.
        !own.contains(where: { $0.event.begin == begin && $0.entry.isCalled(like: entry) })
      else { continue }
      let activity = activities.first { entry.isCalled($0.name) || entry.isOfSourceCalled($0.name) }
      let event = PlannedEvent(
        name: entry.title,
        begin: begin,
        end: end,
        travel: activity?.travel ?? .zero,
        source: entry.source,
        routine: activity?.routine
      )
      own.append((event, entry))
    }
    return own
  }

  private func replacement(for event: PlannedEvent, _ own: [Own]) -> ReplacedEvent? {
    let isMeant = { (entry: Entry, begin: Instant?) in
      entry.isCalled(event.name)
        || entry.isOfSourceCalled(event.name) && begin.map { $0.isNear(event.begin) } ?? true
    }
    if let better = own.first(where: { isMeant($0.entry, $0.event.begin) }) {
      return ReplacedEvent(
        event: event,
        change: .otherTime(better.event),
        source: better.entry.source
      )
    }
    guard let gone = gone.first(where: { $0.mark == .activities && isMeant($0, $0.goneFrom) })
    else { return nil }
    let change: ReplacedEvent.Change = gone.event.isCancelled ? .cancelled : .moved
    return ReplacedEvent(event: event, change: change, source: gone.source)
  }
}

extension CalendarDay.Entry {
  /// When it would have begun; unknown of one that is on another day now.
  fileprivate var goneFrom: Instant? {
    if event.isCancelled, case .from(let begin, _) = event.when { begin } else { nil }
  }

  fileprivate func isCalled(_ name: String) -> Bool {
    let (title, name) = (TitleWords(title), TitleWords(name))
    return title.contains(name) || name.contains(title)
  }

  fileprivate func isCalled(like other: Self) -> Bool {
    TitleWords(title) == TitleWords(other.title)
  }

  /// "U14 training" of the "Hockey club" is hockey.
  fileprivate func isOfSourceCalled(_ name: String) -> Bool {
    TitleWords(source).contains(TitleWords(name))
  }
}

extension Instant {
  /// A dinner of the club is no practice.
  fileprivate func isNear(_ other: Instant) -> Bool {
    let apart = since(other)
    return apart <= .hours(3) && apart >= .zero - .hours(3)
  }
}
