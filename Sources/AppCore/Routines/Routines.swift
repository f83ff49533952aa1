import Basics
import Domain
import SyncEngine
import Time

func reduceRoutines(_ state: inout AppState, _ action: RoutinesAction) -> [Effect] {
  switch action {
  case .chosen(let routine):
    state.openEditor(of: routine)
    return []
  case .newChosen: return state.beginRoutine()
  case .switched(let routine, let isActive):
    return state.record([.routineSet(routine, [.isActive(isActive)])])
  case .broughtBack(let routine):
    state.core.removedRoutine = nil
    return state.record([.routineSet(routine, [])])
  }
}

extension AppState {
  /// What a parent would write first: everybody, on school days.
  fileprivate mutating func beginRoutine() -> [Effect] {
    openEditor(of: RoutineID(core.dice.id()))
    let players = ledger.allPlayers.map { $0.id }
    let effects = edit { draft, state in
      let fields: [RoutineField] = [
        .name(""), .icon(.plain), .players(players), .activeDays(.schoolDays),
        .scheduleMode(.fixedDays), .isActive(true), .madeBy(.parent),
      ]
      for field in fields { draft.set(field, over: state.ledger) }
    }
    return effects + addStep()
  }
}
