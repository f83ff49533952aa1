import AppCore
import Domain
import SyncEngine
import Time

/// What home says of the day, as of a minute; made when home is shown, and kept while nothing has changed.
struct AheadScreen: Sendable {
  static let timer = TimerID(.home)

  private var shown: Shown?
  /// The next minute is waited for.
  var isWaiting = false

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
    let minute = core.moment.now.minute
    if !isUpToDate(core) {
      shown = Shown(core.scheduleContext(of: player, on: core.moment.today), core)
    }
    if isWaiting { return [] }
    isWaiting = true
    return [.wait(Self.timer, .at(Instant(milliseconds: (minute + 1) * 60_000)))]
  }
}

extension Instant {
  /// The number of the minute that it lies in.
  fileprivate var minute: Int64 { milliseconds / 60_000 }
}
