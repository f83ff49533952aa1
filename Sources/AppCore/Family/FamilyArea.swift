import Domain
import SyncEngine

/// Where a parent is.
package enum FamilyPlace: Hashable, Sendable {
  case routines
  case routine(RoutineID)
  /// School hours, activities, breaks.
  case week
  /// Who plays, the PIN, copies.
  case people
  /// What to say and what not to say.
  case help
}

package enum FamilyAction: Hashable, Sendable {
  case entered
  case placeChosen(FamilyPlace)
  case gate(GateAction)
  case routines(RoutinesAction)

  var needsPen: Bool {
    switch self {
    case .entered, .placeChosen, .gate: false
    case .routines(let action): action.needsPen
    }
  }
}

func reduceFamily(_ state: inout AppState, _ action: FamilyAction) -> [Effect] {
  switch action {
  case .entered: return state.enterFamilyArea()
  case .gate(let action): return reduceGate(&state, action)
  case .placeChosen(let place):
    if state.gate.isOpen { state.screen = .family(place) }
    return []
  case .routines(let action): return state.gate.isOpen ? reduceRoutines(&state, action) : []
  }
}
