import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// What home says of the day, as of a minute; made when home is shown, and kept while nothing has changed.
struct AheadScreen: Sendable {
  static let timer = TimerID(.home)

  private var shown: Shown?
  /// When home is looked at anew, as was ordered last.
  private var awaited: Instant?

  private final class Shown: Sendable {
    let version: CoreVersion
    let minute: Int64
    let line: ContextLine?
    let suggestion: Suggestion?
    let isSuggestionOnTop: Bool

    init(_ context: ScheduleContext, _ core: Core) {
      version = core.version
      minute = core.moment.now.minute
      line = context.line(at: core.moment.now)
      let quests = core.questsOfToday
      let top = Today(quests).quest.flatMap { $0.status == .ready ? $0.routine : nil }
      suggestion = context.suggestion(
        at: core.moment.now,
        among: (quests.today + quests.others).filter { $0.status == .ready }.map { $0.routine },
        next: top.flatMap { Self.mayBeForSchool($0, quests.today) ? $0 : nil },
        need: core.need
      )
      let routine = suggestion?.routine
      isSuggestionOnTop = top.map { $0.id == routine } ?? false
    }

    /// Once the morning's quest is done the evening's is on top, and that one is for no school: what follows words
    /// says so itself.
    private static func mayBeForSchool(_ top: Routine, _ today: [OfferedQuest]) -> Bool {
      top.scheduleMode == .calendar || !today.contains { $0.isDone }
    }
  }

  var line: ContextLine? { shown?.line }
  var suggestion: Suggestion? { shown?.suggestion }
  /// Its quest is the one that home shows large.
  var isSuggestionOnTop: Bool { shown?.isSuggestionOnTop ?? false }

  func isUpToDate(_ core: Core) -> Bool {
    shown?.version == core.version && shown?.minute == core.moment.now.minute
  }

  /// - Parameter isShown: whether home is there for somebody.
  mutating func refresh(_ core: Core, isShown: Bool) -> [Effect] {
    guard isShown, let player = core.player else {
      shown = nil
      return []
    }
    if !core.knowsDays {
      shown = nil
    } else if !isUpToDate(core) {
      shown = Shown(core.scheduleContext(of: player, on: core.moment.today), core)
    }
    let next = core.nextChangeOfHome
    if awaited == next { return [] }
    awaited = next
    return [.wait(Self.timer, .at(next))]
  }

  /// The time has come that was waited for.
  mutating func endWait() { awaited = nil }
}

extension Core {
  /// When home may say something else though nobody has done anything: the next minute where it tells of what comes,
  /// else the next day, and on a Sunday the evening of the reflection.
  fileprivate var nextChangeOfHome: Instant {
    let minute = Instant(milliseconds: (moment.now.minute + 1) * 60_000)
    if knowsDays { return minute }
    let (today, week) = (moment.today, ISOWeek(containing: moment.today))
    let midnight = zone.hours(of: today).upperBound
    let evening = zone.instant(ISOWeek.reflectionTime, on: week.sunday)
    let next = moment.now < evening ? min(midnight, evening) : midnight
    // A clock that is set in between must not be waited for in the past.
    return max(next, minute)
  }
}

extension Instant {
  /// The number of the minute that it lies in.
  fileprivate var minute: Int64 { milliseconds / 60_000 }
}
