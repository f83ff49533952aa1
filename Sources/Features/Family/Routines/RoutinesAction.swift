import Domain
import SyncEngine

/// What a parent does in the list of routines.
package enum RoutinesAction: Hashable, Sendable {
  case chosen(RoutineID)
  case newChosen
  case switched(RoutineID, isActive: Bool)
  case broughtBack(RoutineID)
  /// What counts of what two devices did to the routine on the screen.
  case settled(Overlap.ID, Overlap.Choice)

  var writes: Bool {
    switch self {
    case .chosen: false
    case .newChosen, .switched, .broughtBack, .settled: true
    }
  }
}
