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
  case people(PeopleAction)
  /// Also in the first start.
  case playerNamed(PlayerID, String)
  case week(WeekAction)

  var needsPen: Bool {
    switch self {
    case .entered, .placeChosen, .gate: false
    case .routines(let action): action.needsPen
    case .people(let action): action.needsPen
    case .playerNamed: true
    case .week(let action): action.needsPen
    }
  }
}

func reduceFamily(_ state: inout AppState, _ action: FamilyAction) -> [Effect] {
  switch action {
  case .entered: return state.enterFamilyArea()
  case .gate(let action):
    let effects = reduceGate(&state, action)
    return effects + state.goOnAfterPIN()
  case .placeChosen(let place):
    guard state.gate.isOpen else { return [] }
    state.screen = .family(place)
    state.enterWeek()
    return place == .people ? state.lookAfterCopies() : []
  case .routines(let action): return state.gate.isOpen ? reduceRoutines(&state, action) : []
  case .people(let action): return state.gate.isOpen ? reducePeople(&state, action) : []
  case .playerNamed(let player, let name):
    let isAllowed = state.gate.isOpen || state.screen == .firstStart(.who)
    return isAllowed ? state.rename(player, name) : []
  case .week(let action): return state.gate.isOpen ? reduceWeek(&state, action) : []
  }
}
