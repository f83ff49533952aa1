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
  // Also in the first start.
  case nameTyped(PlayerID, String)
  /// The fingers have rested since a name was typed.
  case nameRested
  case playerNamed(PlayerID, String)
  case week(WeekAction)

  var writes: Bool {
    switch self {
    case .entered, .placeChosen, .gate: false
    case .routines(let action): action.writes
    case .people(let action): action.writes
    case .nameTyped, .nameRested, .playerNamed: true
    case .week(let action): action.writes
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
    let effects = state.leaveTypedName()
    state.screen = .family(place)
    state.enterWeek()
    return place == .people ? effects + state.lookAfterCopies() : effects
  case .routines(let action): return state.gate.isOpen ? reduceRoutines(&state, action) : []
  case .people(let action): return state.gate.isOpen ? reducePeople(&state, action) : []
  case .nameTyped(let player, let name): return state.canName ? state.type(name, of: player) : []
  case .nameRested: return state.canName ? state.storeTypedName() : []
  case .playerNamed(let player, let name):
    state.typedName = nil
    return state.canName ? state.rename(player, name) : []
  case .week(let action): return state.gate.isOpen ? reduceWeek(&state, action) : []
  }
}

extension AppState {
  fileprivate var canName: Bool { gate.isOpen || screen == .firstStart(.who) }
}
