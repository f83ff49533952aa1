import Domain

extension Ledger {
  /// Everyone who plays, in a stable order.
  package var allPlayers: [Player] {
    players.map { Player(id: $0.key, name: $0.value.value ?? "") }.sorted { $0.id < $1.id }
  }

  /// The routines that are there, the oldest first, with their steps.
  package var allRoutines: [Routine] {
    let steps = stepsByRoutine
    return routines.filter { $0.value.presence.isPresent }
      .sorted { $0.value.isOlder(than: $1.value) }
      .map { id, item in
        var routine = item.routine(id: id)
        routine.steps = steps[id] ?? []
        return routine
      }
  }

  private var stepsByRoutine: [RoutineID: [Step]] {
    var byRoutine: [RoutineID: [Step]] = [:]
    let present = steps.filter { $0.value.presence.isPresent }
      .sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }
    for (id, item) in present {
      guard let routine = item.routine else { continue }
      byRoutine[routine, default: []].append(item.step(id: id))
    }
    return byRoutine
  }

  /// A step's current name, also of a removed one: what its task is called.
  package func currentName(of step: StepID) -> String? { steps[step]?.step(id: step).name }

  package func preference(_ key: String) -> String? { preferences[key]?.value }

  package func isShared(view: UInt128) -> Bool { sharedViews[view]?.value ?? false }

  /// Whether a fixed-day routine of the player was active at the day's local noon.
  package func isScheduled(for player: PlayerID, on day: LocalDay) -> Bool {
    routines.contains { $0.value.schedule.isScheduled(for: player, on: day) }
  }
}
