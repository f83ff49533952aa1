import Basics
import Domain
import SyncEngine

// What screens and features ask most.
extension AppState {
  package var ledger: Ledger { core.ledger }
  package var player: PlayerID? { core.player }
  package var history: [SessionDigest] { core.history }
  package var progress: PlayerProgress? { core.progress }
  package var saving: Saving { core.saving }
  package var role: TabRole { core.role }
  package var moment: Moment { core.moment }
  package var drafts: [RoutineDraft] { core.drafts }
  package var removedRoutine: RoutineID? { core.removedRoutine }

  mutating func record(_ bodies: [OperationBody]) -> [Effect] { core.record(bodies) }
}
