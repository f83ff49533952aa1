import Basics
import Domain
import Time

extension Ledger {
  /// All players, in the order in which they were added.
  ///
  /// Should two devices have removed the last two at once, they are all there again, because a family that plays has a
  /// player.
  package var allPlayers: [Player] {
    let present = players { !$0.isRemoved }
    return present.isEmpty ? players { _ in true } : present
  }

  /// The players who were removed and can come back.
  package var removedPlayers: [Player] {
    let present = allPlayers
    return players { $0.isRemoved }.filter { player in !present.contains { $0.id == player.id } }
  }

  private func players(where isMeant: (PlayerItem) -> Bool) -> [Player] {
    players.indices.filter { isMeant(players.values[$0]) }
      .ordered { players.values[$0].isOlder(than: players.values[$1]) }
      .map { players.values[$0].player(id: players.id(at: $0)) }
  }

  /// The routines that are there, the oldest first, with their steps.
  ///
  /// The steps are dealt out in one go, since a file from outside may hold any number of both.
  package var allRoutines: [Routine] {
    var dealt = [[PlacedStep]](repeating: [], count: routines.values.count)
    for index in steps.indices where steps.values[index].presence.isPresent {
      guard let parent = steps.values[index].routine, let place = routines.index(of: parent) else {
        continue
      }
      dealt[place].append(steps.values[index].placed(id: steps.id(at: index)))
    }
    return order(of: routines.values.count) {
      routines.values[$0].isOlder(than: routines.values[$1])
    }
    .filter { routines.values[$0].presence.isPresent }
    .map { place in
      var routine = routines.values[place].routine(id: routines.id(at: place))
      routine.steps = dealt[place].ordered { $0.precedes($1) }.map { $0.step }
      return routine
    }
  }

  /// A routine that is there, with its steps.
  package func presentRoutine(_ id: RoutineID) -> Routine? {
    guard let item = routines[id], item.presence.isPresent else { return nil }
    var routine = item.routine(id: id)
    routine.steps = presentSteps(of: id)
    return routine
  }

  /// Whether a routine stood on a day by its words, as it was noted then.
  package func stood(_ routine: RoutineID, for player: PlayerID, on day: LocalDay) -> Bool {
    routines[routine]?.stood(for: player, on: day) ?? false
  }

  /// Whether a routine that both know stood on the same days as in another ledger, until now.
  package func hasSameHistory(of routine: RoutineID, as other: Ledger) -> Bool {
    guard let here = routines[routine]?.schedule, let there = other.routines[routine]?.schedule
    else { return false }
    return here.isSame(as: there)
  }

  package func hasPlayer(_ id: PlayerID) -> Bool { players.index(of: id).exists }

  package func hasRoutine(_ id: RoutineID) -> Bool { routines[id]?.presence.isPresent ?? false }

  package func hasStep(_ id: StepID) -> Bool { steps[id]?.presence.isPresent ?? false }

  /// The fields that the log has of a step that is there.
  func fields(of id: StepID) -> [StepField] {
    guard let item = steps[id], item.presence.isPresent else { return [] }
    return item.placed(id: id).fields
  }

  /// A routine without its steps, also a removed one: what its past sessions are called.
  package func routine(_ id: RoutineID) -> Routine? { routines[id]?.routine(id: id) }

  /// The steps of a routine that are there, in the order in which they stand.
  func presentSteps(of routine: RoutineID) -> [Step] {
    placedSteps(of: routine).ordered { $0.precedes($1) }.map { $0.step }
  }

  /// The steps of a routine that are there, in no particular order.
  func placedSteps(of routine: RoutineID) -> [PlacedStep] {
    steps.indices.filter {
      steps.values[$0].routine == routine && steps.values[$0].presence.isPresent
    }
    .map { steps.values[$0].placed(id: steps.id(at: $0)) }
  }

  /// Whether a fixed-day routine of the player was active at the day's local noon, outside the breaks.
  ///
  /// The breaks are taken as they are known today: one that is noted afterwards was a break all the same.
  package func isScheduled(for player: PlayerID, on day: LocalDay) -> Bool {
    isScheduled(for: player, on: day, outside: breakDays)
  }

  /// The same for a caller that asks about many days and has the breaks at hand.
  func isScheduled(for player: PlayerID, on day: LocalDay, outside breaks: [DaySpan]) -> Bool {
    routines.values.contains { $0.schedule.isScheduled(for: player, on: day) }
      && !breaks.contains { $0.contains(day) }
  }
}
