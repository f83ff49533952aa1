import Basics
import Domain
import Time

extension Ledger {
  /// Everyone who plays, in a stable order.
  ///
  /// Should two devices have removed the last two at once, they are all there again: a family that plays
  /// has somebody who does.
  package var allPlayers: [Player] {
    let present = players { !$0.isRemoved }
    return present.isEmpty ? players { _ in true } : present
  }

  /// Those who played once and can come back.
  package var removedPlayers: [Player] {
    let present = allPlayers
    return players { $0.isRemoved }.filter { player in !present.contains { $0.id == player.id } }
  }

  private func players(where isMeant: (PlayerItem) -> Bool) -> [Player] {
    players.indices.filter { isMeant(players.values[$0]) }
      .map { players.values[$0].player(id: players.id(at: $0)) }
  }

  /// The routines that are there, the oldest first, with their steps.
  package var allRoutines: [Routine] {
    order(of: routines.values.count) { routines.values[$0].isOlder(than: routines.values[$1]) }
      .compactMap { presentRoutine(routines.id(at: $0)) }
  }

  /// A routine that is there, with its steps.
  package func presentRoutine(_ id: RoutineID) -> Routine? {
    guard let item = routines[id], item.presence.isPresent else { return nil }
    var routine = item.routine(id: id)
    routine.steps = presentSteps(of: id)
    return routine
  }

  package func hasPlayer(_ id: PlayerID) -> Bool { players.index(of: id).exists }

  package func hasRoutine(_ id: RoutineID) -> Bool { routines[id]?.presence.isPresent ?? false }

  package func hasStep(_ id: StepID) -> Bool { steps[id]?.presence.isPresent ?? false }

  /// Where a step stands; none for one that nobody has seen.
  package func position(of step: StepID) -> Position? { steps[step]?.place }

  /// All that the log knows of a step that is there.
  func fields(of id: StepID) -> [StepField] {
    guard let item = steps[id], item.presence.isPresent else { return [] }
    let step = item.step(id: id)
    return [
      .name(step.name), .icon(step.icon), .position(item.place), .reference(step.reference),
    ]
  }

  /// A routine without its steps, also a removed one: what its past sessions are called.
  package func routine(_ id: RoutineID) -> Routine? { routines[id]?.routine(id: id) }

  /// By place; two in the same place by id, as the table has them.
  private func presentSteps(of routine: RoutineID) -> [Step] {
    order(of: steps.values.count) { steps.values[$0].place < steps.values[$1].place }
      .filter { steps.values[$0].routine == routine && steps.values[$0].presence.isPresent }
      .map { steps.values[$0].step(id: steps.id(at: $0)) }
  }

  package func isShared(_ view: SharedViewID) -> Bool { sharedViews[view]?.value ?? false }

  /// Whether a fixed-day routine of the player was active at the day's local noon, outside the breaks
  /// as they are known today: one that is noted afterwards was a break all the same.
  package func isScheduled(for player: PlayerID, on day: LocalDay) -> Bool {
    isScheduled(for: player, on: day, outside: breakDays)
  }

  /// The same for who asks about many days.
  func isScheduled(for player: PlayerID, on day: LocalDay, outside breaks: [DaySpan]) -> Bool {
    routines.values.contains { $0.schedule.isScheduled(for: player, on: day) }
      && !breaks.contains { $0.contains(day) }
  }
}
