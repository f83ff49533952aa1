import AppCore
import Basics
import Domain
import SyncEngine

extension Core {
  /// New routines of a parent that were never saved.
  var unsavedRoutines: [Routine] { begunRoutines.filter { $0.madeBy == .parent } }

  /// The routine of a parent's that was removed last, as long as that is told.
  package var removedByParent: Routine? {
    removedRoutine.flatMap { ledger.routine($0) }.flatMap { $0.madeBy == .parent ? $0 : nil }
  }
}
