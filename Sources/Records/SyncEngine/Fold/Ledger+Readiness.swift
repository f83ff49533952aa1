import Basics
import Domain
import Time

/// How likely a quest is over within some time, by whoever played it.
package struct Readiness: Sendable {
  package let odds: Odds
  /// Whether every step of it has been done a few times.
  package let isKnown: Bool
}

extension Ledger {
  /// None of a routine without steps.
  ///
  /// - Parameter sessions: the player's, as `history(of:)` has them.
  package func readiness(
    of routine: Routine,
    for player: PlayerID,
    in sessions: [SessionDigest],
    at now: Instant
  ) -> Readiness? {
    if routine.steps.isEmpty { return nil }
    let tasks = routine.steps.map { task(of: $0.id, called: $0.name) }
    // Steps of one task go by the first of them; what nobody has named is a task of its own.
    let places = tasks.indices.map { step in
      tasks[step].isEmpty ? step : tasks.firstIndex(of: tasks[step]) ?? step
    }
    let mornings = Morning.all(of: routine.id, in: sessions, at: now) { step, session in
      if let place = routine.steps.firstIndex(where: { $0.id == step }) { return places[place] }
      let task = task(of: step, in: session)
      return task.isEmpty ? nil : tasks.firstIndex(of: task)
    }
    let steps = routine.steps.indices.map { place in
      let step = routine.steps[place]
      let history = history(of: player, atTaskOf: step.id, called: step.name, in: sessions)
      let usual = UsualTime(history, reference: step.reference, at: now)
      return CurrentSteps.Step(task: places[place], usual: usual)
    }
    let current = CurrentSteps(steps, in: mornings)
    return Readiness(odds: Odds(current, mornings), isKnown: current.isKnown)
  }
}
