import Core
import Domain
import SyncEngine

extension Core {
  /// Begins a session with the steps as they are now.
  mutating func start(_ routine: Routine, as session: SessionID) -> [Effect] {
    record([
      .sessionStarted(
        SessionStart(
          session: session,
          routine: routine.id,
          isCalibration: ledger.isCalibration(routine.id, in: history),
          plan: routine.steps.map {
            QuestSession.PlannedStep(id: $0.id, name: $0.name, icon: $0.icon)
          }
        )
      )
    ])
  }
}
