import AppCore
import Domain
import SyncEngine
import Time

extension Core {
  /// What the player needs for a routine, and the room that is kept for it; none where no start can be said.
  func need(_ routine: Routine) -> Suggestion.Need? {
    let tasks = routine.steps.map { ledger.task(of: $0.id, called: $0.name) }
    // Steps of one task go by the first of them; what nobody has named is a task of its own.
    let places = tasks.indices.map { step in
      tasks[step].isEmpty ? step : tasks.firstIndex(of: tasks[step]) ?? step
    }
    let mornings = Morning.all(of: routine.id, in: history, at: moment.now) { step, session in
      if let place = routine.steps.firstIndex(where: { $0.id == step }) { return places[place] }
      let task = ledger.task(of: step, in: session)
      return task.isEmpty ? nil : tasks.firstIndex(of: task)
    }
    let steps = routine.steps.indices.map { place in
      let step = routine.steps[place]
      return CurrentSteps.Step(
        task: places[place],
        usual: UsualTime(
          taskHistory(of: step.id, called: step.name),
          reference: step.reference,
          at: moment.now
        )
      )
    }
    if steps.isEmpty { return nil }
    let current = CurrentSteps(steps, in: mornings)
    let odds = Odds(current, mornings)
    return odds.suggestedRoom.map {
      Suggestion.Need(duration: odds.usual, room: $0, isKnown: current.isKnown)
    }
  }
}
