import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// Home asks when a quest begins that is to be over at a time.
struct StartQuestion: Hashable {
  let routine: RoutineID
  let goal: Instant
}

extension Core {
  /// Of the first quest of today that has not begun; from the afternoon on of tomorrow's, where none of today's is to be
  /// over at a time.
  func startQuestion(_ today: DayGoals) -> StartQuestion? {
    guard let player, role.canWrite,
      ledger.setting(.askedDays, of: player)?.allow(moment.today) ?? true,
      history.contains(where: { $0.isCompleted })
    else { return nil }
    let isEvening = zone.time(moment.now).hour >= Self.evening
    let isOfToday =
      !today.ready.isEmpty
      && (!isEvening || today.ready.contains { today.goal(of: $0, self).exists })
    if isOfToday { return question(today) }
    return question(DayGoals(ofTomorrow: self))
  }

  private static let evening = 16
  private static let leastSessions = 3

  private func question(_ goals: DayGoals) -> StartQuestion? {
    guard let routine = goals.ready.first,
      history.completed(of: routine.id) >= Self.leastSessions,
      let goal = goals.goal(of: routine, self), isAhead(goal),
      !hasBet(on: routine.id, zone.time(goal).day)
    else { return nil }
    return StartQuestion(routine: routine.id, goal: goal)
  }

  private func isAhead(_ goal: Instant) -> Bool {
    let ahead = goal.since(moment.now)
    return ahead >= StartDial.nearest && ahead <= StartDial.furthest
  }

  /// A goal that has moved since asks nothing more on its day.
  private func hasBet(on routine: RoutineID, _ day: LocalDay) -> Bool {
    bets(on: routine).standing.contains { zone.time($0.bet.goal).day == day }
  }

  /// The goal with which the page of a bet begins: one that is known and ahead, else an hour from now.
  func suggestedGoal(of routine: Routine) -> Instant {
    let context = player.flatMap { player in
      knowsDays ? scheduleContext(of: player, on: moment.today) : nil
    }
    let days = [DayGoals(context, questsOfToday.today, self), DayGoals(ofTomorrow: self)]
    let known = days.compactMap { $0.goal(of: routine, self) }.first { isAhead($0) }
    return known ?? moment.now.adding(.hours(1)).roundedUp(to: StartDial.goalStep)
  }
}

extension Instant {
  fileprivate func roundedUp(to step: Seconds) -> Instant {
    let rest = milliseconds % step.milliseconds
    return rest == 0 ? self : adding(Seconds(milliseconds: step.milliseconds - rest))
  }
}
