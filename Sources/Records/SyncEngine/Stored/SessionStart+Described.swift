import Basics
import Domain
import SyncWire

extension SessionStart: Described {
  package static var blank: SessionStart {
    SessionStart(session: SessionID(0), routine: RoutineID(0), isCalibration: false, plan: [])
  }

  package func coded(by coder: inout Coder) -> SessionStart {
    SessionStart(
      session: coder.id("session", session),
      routine: coder.id("routine", routine),
      isCalibration: coder.bool("isCalibration", isCalibration),
      plan: coder.list("steps", plan)
    )
  }
}

extension QuestSession.PlannedStep: Described {
  package static var blank: Self { Self(id: StepID(0), name: "", icon: .plain) }

  @inline(never)
  package func coded(by coder: inout Coder) -> Self {
    Self(
      id: coder.id("step", id),
      name: coder.text("name", name),
      icon: coder.icon("icon", icon)
    )
  }
}
