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
    let question: StartQuestion?
    /// The start that is kept for the quest on top, by its bet.
    let start: Instant?
    let suggestion: Suggestion?
    let isSuggestionOnTop: Bool

    init(_ context: ScheduleContext?, _ core: Core) {
      version = core.version
      minute = core.moment.now.minute
      line = context?.line(at: core.moment.now)
      let quests = core.questsOfToday
      let goals = DayGoals(context, quests.today, core)
      let isDeparture = line?.isDeparture ?? false
      question = isDeparture ? nil : core.startQuestion(goals)
      let top = Today(quests).quest.flatMap { $0.status == .ready ? $0.routine : nil }
      start = top.flatMap { core.startToKeep(of: $0.id) }
      suggestion = context?.suggestion(
        at: core.moment.now,
        among: (quests.today + quests.others).filter { $0.status == .ready }.map { $0.routine },
        next: top.flatMap { goals.mayBeForSchool($0) ? $0 : nil },
        need: core.need
      )
      let routine = suggestion?.routine
      isSuggestionOnTop = top.map { $0.id == routine } ?? false
    }
  }

  var line: ContextLine? { shown?.line }
  /// Home asks when a quest begins, in the place of the line.
  var question: StartQuestion? { shown?.question }
  var start: Instant? { shown?.start }
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
    if !core.speaksOfDays {
      shown = nil
    } else if !isUpToDate(core) {
      let today = core.moment.today
      shown = Shown(core.knowsDays ? core.scheduleContext(of: player, on: today) : nil, core)
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
  /// Whether home may have something to say of the day.
  var speaksOfDays: Bool { knowsDays || hasBets }

  /// When home may say something else though nobody has done anything: the next minute where it tells of what comes,
  /// else the next day, and on a Sunday the evening of the reflection.
  fileprivate var nextChangeOfHome: Instant {
    let minute = Instant(milliseconds: (moment.now.minute + 1) * 60_000)
    if speaksOfDays { return minute }
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
