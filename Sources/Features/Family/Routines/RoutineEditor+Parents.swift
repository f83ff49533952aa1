import AppCore
import Domain
import Editing
import SyncEngine

extension RoutineEditor {
  /// The routine with its changes, where it is a parent's to change.
  ///
  /// A parent can let a quest of a player's making rest, and not change it.
  package func parentsRoutine(_ core: Core) -> Routine? {
    isParents(core) ? routine(core) : nil
  }

  func isParents(_ core: Core) -> Bool {
    core.ledger.routine(id)?.madeBy != .player
  }
}
