import Basics
import Domain
import SyncEngine
import SyncWire

extension AppState {
  /// Writes the changes of the routine on the screen and leaves its editor.
  mutating func saveDraft() -> [Effect] {
    guard let effects = storeDraft() else { return [] }
    closeEditor()
    return effects
  }

  /// Writes the changed fields of the routine on the screen, all or none.
  ///
  /// - Returns: nothing when something has to be mended first, which is remarked.
  mutating func storeDraft() -> [Effect]? {
    guard let id = editedID, let routine = editedRoutine else { return nil }
    routineEditor.isLeaving = false
    tidy(routine)
    guard let tidied = editedRoutine, routineEditor.remark == nil else { return nil }
    routineEditor.remark = remark(on: tidied)
    guard routineEditor.remark == nil else { return nil }
    let operations = draft(of: id)?.operations ?? []
    let forgetting = put(RoutineDraft(id))
    return operations.isEmpty ? forgetting : forgetting + record(operations)
  }

  private func remark(on routine: Routine) -> RoutineEditor.Remark? {
    if routine.name.isEmpty { return .nameMissing }
    if routine.steps.isEmpty { return .stepMissing }
    if isForNobody(routine) { return .playerMissing }
    let odd = routineEditor.oddMinutes
    if routine.steps.contains(where: { step in odd.contains { $0.step == step.id } }) {
      return .minutesOdd
    }
    if let link = routine.musicLink, !link.isHTTPS { return .linkNotHTTPS }
    return nil
  }

  /// Asked where there is a choice: whoever plays alone is not shown one.
  private func isForNobody(_ routine: Routine) -> Bool {
    let players = ledger.allPlayers
    return players.count > 1 && !players.contains { routine.players.contains($0.id) }
  }

  /// Blanks around texts go, one name stands for two, and steps that nobody has named were never meant.
  private mutating func tidy(_ routine: Routine) {
    let name = routine.name.trimmed
    let displayName = routine.displayName.trimmed
    let link = routine.musicLink?.trimmed ?? ""
    let keywords = routine.calendarKeywords.map { $0.trimmed }.filter { !$0.isEmpty }
    _ = edit { draft, state in
      let fields: [RoutineField] = [
        .name(name.isEmpty ? displayName : name),
        .displayName(displayName.isEmpty ? name : displayName),
        .calendarKeywords(keywords), .musicLink(link.isEmpty ? nil : link),
      ]
      for field in fields { draft.set(field, over: state.ledger) }
      for step in routine.steps {
        let name = step.name.trimmed
        if name.isEmpty {
          draft.remove(step.id, over: state.ledger)
        } else {
          draft.set(.name(name), of: step.id, over: state.ledger)
        }
      }
    }
  }
}

extension String {
  fileprivate var isHTTPS: Bool {
    let scheme: StaticString = "https://"
    return utf8.count > scheme.utf8CodeUnitCount
      && zip(utf8, UnsafeBufferPointer(start: scheme.utf8Start, count: scheme.utf8CodeUnitCount))
        .allSatisfy { $0 == $1 }
  }
}
