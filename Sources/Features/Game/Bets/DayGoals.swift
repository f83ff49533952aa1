import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// Until when quests are to be done on a day.
struct DayGoals {
  private let day: LocalDay
  /// None where nothing is known of days.
  private let context: ScheduleContext?
  /// The quests of the day that have not begun.
  let ready: [Routine]
  /// Once the morning's quest is done the evening's comes first, and that one is for no school: what follows words says
  /// so itself.
  private let isSchoolAhead: Bool

  /// Today's.
  init(_ context: ScheduleContext?, _ quests: [OfferedQuest], _ core: Core) {
    day = core.moment.today
    self.context = context
    ready = quests.filter { $0.status == .ready }.map { $0.routine }
    isSchoolAhead = !quests.contains { $0.isDone }
  }

  /// Tomorrow's.
  init(ofTomorrow core: Core) {
    let tomorrow = core.moment.today.adding(days: 1)
    day = tomorrow
    isSchoolAhead = true
    guard let player = core.player else {
      (context, ready) = (nil, [])
      return
    }
    let context = core.knowsDays ? core.scheduleContext(of: player, on: tomorrow) : nil
    self.context = context
    let planned = core.routinesOffered.filter {
      $0.isScheduled(for: player, on: tomorrow) || context?.calls($0) == true
    }
    ready =
      planned.filter { !core.isDeferred($0, for: player, on: tomorrow) }
      + planned.filter { core.isDeferred($0, for: player, on: tomorrow) }
  }

  /// When to leave for what the quest is for, else the hour of the last bet on it on such a weekday.
  func goal(of routine: Routine, _ core: Core) -> Instant? {
    let leaving = context?.leaving(
      for: routine,
      among: core.routinesOffered,
      mayBeForSchool: mayBeForSchool(routine),
      after: core.moment.now
    )
    return leaving ?? core.earlierGoal(of: routine.id, on: day)
  }

  func mayBeForSchool(_ routine: Routine) -> Bool {
    routine.scheduleMode == .calendar || (isSchoolAhead && ready.first?.id == routine.id)
  }
}

extension Core {
  fileprivate var routinesOffered: [Routine] {
    player.map { player in ledger.allRoutines.filter { $0.isOffered(to: player) } } ?? []
  }

  fileprivate func earlierGoal(of routine: RoutineID, on day: LocalDay) -> Instant? {
    let goals = bets(on: routine).standing.map { zone.time($0.bet.goal) }
    guard let last = goals.last(where: { $0.day.weekday == day.weekday && $0.day < day }) else {
      return nil
    }
    let goal = zone.instant(TimeOfDay(hour: last.hour, minute: last.minute), on: day)
    return goal > moment.now ? goal : nil
  }
}
