import Basics
import Core
import Domain
import SyncEngine
import SyncWire

extension RoutineEditor {
  /// Writes the changes and closes the editor.
  mutating func save(_ core: inout Core) -> [Effect] {
    guard let effects = store(&core) else { return [] }
    isClosed = true
    return effects
  }

  /// Writes the changed fields, all or none.
  ///
  /// - Returns: nothing when something has to be mended first, which `fieldError` says.
  package mutating func store(_ core: inout Core) -> [Effect]? {
    guard let routine = routine(core) else { return nil }
    stay()
    tidy(routine, &core)
    guard let tidied = self.routine(core), fieldError == nil else { return nil }
    fieldError = error(in: tidied, core)
    guard fieldError == nil else { return nil }
    return core.draft(of: id).map { core.save($0) } ?? []
  }

  private func error(in routine: Routine, _ core: Core) -> FieldError? {
    if routine.name.isEmpty { return .nameMissing }
    if routine.steps.isEmpty { return .stepMissing }
    if isForNobody(routine, core.ledger) { return .playerMissing }
    if routine.steps.contains(where: { step in oddMinutes.contains { $0.step == step.id } }) {
      return .minutesOdd
    }
    if let link = routine.musicLink, !link.isHTTPS { return .linkNotHTTPS }
    return nil
  }

  /// Asked where there is a choice: whoever plays alone is not shown one.
  private func isForNobody(_ routine: Routine, _ ledger: Ledger) -> Bool {
    let players = ledger.allPlayers
    return players.count > 1 && !players.contains { routine.players.contains($0.id) }
  }

  /// Blanks around texts go, one name stands for two, and steps that nobody has named were never meant.
  private mutating func tidy(_ routine: Routine, _ core: inout Core) {
    let name = routine.name.trimmed
    let displayName = routine.displayName.trimmed
    let link = routine.musicLink?.trimmed ?? ""
    let keywords = routine.calendarKeywords.map { $0.trimmed }.filter { !$0.isEmpty }
    _ = edit(&core) { draft, ledger in
      let fields: [RoutineField] = [
        .name(name.isEmpty ? displayName : name),
        .displayName(displayName.isEmpty ? name : displayName),
        .calendarKeywords(keywords), .musicLink(link.isEmpty ? nil : link),
      ]
      for field in fields { draft.set(field, over: ledger) }
      for step in routine.steps {
        let name = step.name.trimmed
        if name.isEmpty {
          draft.remove(step.id, over: ledger)
        } else {
          draft.set(.name(name), of: step.id, over: ledger)
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
