import AppCore
import Basics
import Calendars
import Domain
import SyncEngine
import Time

/// How calendars behind addresses are read again by themselves.
struct Freshening: Sendable {
  /// So long what was read stays fresh.
  fileprivate static let rest = Seconds.hours(6)
  /// The server fetches four an hour for a device; one of them is left to somebody who asks.
  private static let mostAnHour = 3
  /// A tag spares what has not changed; what was read before it reaches less and less far ahead.
  fileprivate static let daysOfTag = 7

  /// Which calendar is on its way.
  fileprivate var running: CalendarID?
  /// Of the last hour.
  private var asked: [(calendar: CalendarID, at: Instant)] = []

  /// Which of the calendars is to be read now; none while one is on its way, or enough were asked for.
  fileprivate mutating func next(of calendars: [CalendarSource], at now: Instant) -> CalendarSource?
  {
    // A clock that was put back forgets them all.
    asked = asked.filter { $0.at <= now && now.since($0.at) < .hours(1) }
    guard !running.exists, asked.count < Self.mostAnHour else { return nil }
    return calendars.first { calendar in
      calendar.isStale(at: now) && !asked.contains { $0.calendar == calendar.id }
    }
  }

  fileprivate mutating func begin(_ calendar: CalendarID, at now: Instant) {
    running = calendar
    asked.append((calendar, now))
  }
}

extension PlannerState {
  /// Has what was read long ago read again, where nobody waits for it.
  package mutating func freshen(_ core: Core) -> [Effect] {
    let now = core.moment.now
    guard !form.exists, let calendar = freshening.next(of: core.calendars, at: now),
      case .address(let address) = calendar.origin
    else { return [] }
    freshening.begin(calendar.id, at: now)
    let tag = calendar.tag(on: core.moment.today)
    return [
      .ask(.fetchCalendar(address, knowing: tag, for: .freshening, on: core.moment.today))
    ]
  }

  /// What could not be had leaves everything as it was: `readAt` says for how long.
  mutating func takeFreshened(_ answer: FetchAnswer, _ core: inout Core) -> [Effect] {
    let running = freshening.running
    freshening.running = nil
    guard let place = core.calendars.firstIndex(where: { $0.id == running }) else { return [] }
    var calendars = core.calendars
    switch answer {
    case .refused: return []
    case .unchanged: break
    case .read(let reading, let tag):
      // A host that has nothing all at once has lost it more often than taken it back.
      if reading.events.isEmpty, calendars[place].ahead(core.moment.today) > 0 { return [] }
      calendars[place].events = reading.events
      calendars[place].flaws = reading.flaws
      calendars[place].state = CalendarSource.State(tag: tag, on: core.moment.today)
    }
    calendars[place].readAt = core.moment.now
    return keep(calendars, &core)
  }
}

extension CalendarSource {
  fileprivate func isStale(at now: Instant) -> Bool {
    guard case .address = origin else { return false }
    // What was read in a time to come was read by a clock that was ahead.
    return now.since(readAt) >= Freshening.rest || readAt > now
  }

  fileprivate func tag(on today: LocalDay) -> String {
    guard let state, (0..<Freshening.daysOfTag).contains(today.number - state.day.number) else {
      return ""
    }
    return state.tag
  }

  /// A week and more without an answer, where each six hours one is asked for.
  func isUnanswered(at now: Instant) -> Bool {
    guard case .address = origin else { return false }
    return now.since(readAt) >= .hours(7 * 24)
  }
}
