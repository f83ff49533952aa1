import Basics
import Time

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
      guard let times = entry.times, times.lowerBound >= hours.lowerBound,
        // One that two calendars hold is one.
        !own.contains(where: {
          $0.event.begin == times.lowerBound && $0.entry.isCalled(like: entry)
        })
      else { continue }
      let activity = activities.first { entry.isCalled($0.name) || entry.isOfSourceCalled($0.name) }
      let event = PlannedEvent(
        // What is called nothing goes by its calendar: home says until what.
        name: entry.title.trimmed.isEmpty ? entry.source : entry.title,
        begin: times.lowerBound,
        end: times.upperBound,
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
