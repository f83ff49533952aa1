import Basics
import Domain

// What an editor shows: what the log says, and over it the changes that are not saved yet.
extension Ledger {
  /// The routine as it would be, were the draft saved now; none when there would be no such routine.
  package func presentRoutine(_ id: RoutineID, with draft: RoutineDraft?) -> Routine? {
    guard let draft, draft.routine == id else { return presentRoutine(id) }
    guard hasRoutine(id) || draft.isEdit else { return nil }
    var routine = Routine(id: id, (routines[id]?.fields.values ?? []) + draft.fields)
    routine.steps = placedSteps(of: id, with: draft).ordered { $0.precedes($1) }.map { $0.step }
    return routine
  }

  private func placedSteps(of routine: RoutineID, with draft: RoutineDraft) -> [PlacedStep] {
    let changed = draft.removedSteps + draft.steps.map { $0.id }
    return placedSteps(of: routine).filter { !changed.contains($0.step.id) }
      + draft.savedSteps.map { placed($0) }
  }

  private func placed(_ change: RoutineDraft.StepChange) -> PlacedStep {
    PlacedStep(id: change.id, (steps[change.id]?.fields.values ?? []) + change.fields)
  }

  /// The place of a step; none for one that neither the log nor the draft has.
  package func position(of step: StepID, with draft: RoutineDraft?) -> Position? {
    if let change = draft?.savedSteps.first(where: { $0.id == step }) {
      return placed(change).position
    }
    return steps[step]?.placed(id: step).position
  }
}

extension RoutineDraft {
  /// Whether saving writes to the routine or to a step of it, and so brings it back.
  var isEdit: Bool { !fields.isEmpty || !savedSteps.isEmpty }
}
