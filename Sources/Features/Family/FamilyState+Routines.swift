import AppCore
import Basics
import Domain
import Editing
import SyncEngine
import Time

extension FamilyState {
  mutating func reduce(_ action: RoutinesAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .chosen(let routine):
      place = .editor(.opened(routine, for: .parent, &core))
      return []
    case .newChosen: return beginRoutine(&core)
    case .switched(let routine, let isActive):
      return core.edit(routine, [.routineSet(routine, [.isActive(isActive)])])
    case .broughtBack(let routine):
      core.removedRoutine = nil
      return core.edit(routine, [.routineSet(routine, [])])
    case .settled(let overlap, let choice): return settle(overlap, choice, &core)
    }
  }

  /// Of the routine on the screen, unless somebody has done so meanwhile.
  private mutating func settle(
    _ id: Overlap.ID,
    _ choice: Overlap.Choice,
    _ core: inout Core
  ) -> [Effect] {
    guard case .editor(let editor) = place, editor.isParents(core) else { return [] }
    let effects = core.settle(id, in: editor.id, choice)
    if !core.ledger.hasRoutine(editor.id) {
      core.removedRoutine = editor.id
      place = .tab(.routines)
    }
    return effects
  }

  /// What a parent would write first: everybody, on school days.
  private mutating func beginRoutine(_ core: inout Core) -> [Effect] {
    var draft = RoutineDraft(RoutineID(core.dice.id()))
    var editor = RoutineEditor.opened(draft.routine, for: .parent, &core)
    let fields: [RoutineField] = [
      .name(""), .icon(.plain), .players(core.ledger.allPlayers.map { $0.id }),
      .activeDays(.schoolDays), .scheduleMode(.fixedDays), .isActive(true), .madeBy(.parent),
    ]
    for field in fields { draft.set(field, over: core.ledger) }
    let effects = core.put(draft) + editor.addStep(&core)
    place = .editor(editor)
    return effects
  }
}
