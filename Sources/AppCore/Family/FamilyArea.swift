import Domain
import SyncEngine

/// Where a parent is.
package enum FamilyPlace: Hashable, Sendable {
  case routines
  case routine(RoutineID)
}

package enum FamilyAction: Hashable, Sendable {
  case entered
  case gate(GateAction)
  case routines(RoutinesAction)

  var needsPen: Bool {
    switch self {
    case .entered, .gate: false
    case .routines(let action): action.needsPen
    }
  }
}

func reduceFamily(_ state: inout AppState, _ action: FamilyAction) -> [Effect] {
  switch action {
  case .entered: return state.enterFamilyArea()
  case .gate(let action): return reduceGate(&state, action)
  case .routines(let action): return state.gate.isOpen ? reduceRoutines(&state, action) : []
  }
}
