import Basics
import Domain
import SyncWire

extension RoutineDraft: Described {
  package static var blank: RoutineDraft { RoutineDraft(RoutineID(0)) }

  package func coded(by coder: inout Coder) -> RoutineDraft {
    var draft = RoutineDraft(coder.id("routine", routine))
    draft.fields = coder.fields("fields", fields)
    draft.steps = coder.list("steps", steps)
    draft.removedSteps = coder.ids("removedSteps", removedSteps)
    return draft
  }
}

extension RoutineDraft.StepChange: Described {
  static var blank: Self { Self(id: StepID(0), fields: []) }

  func coded(by coder: inout Coder) -> Self {
    Self(id: coder.id("step", id), fields: coder.fields("fields", fields))
  }
}
