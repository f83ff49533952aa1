import Basics
import Domain
import SyncWire
import Time

/// Changes to one routine that are not saved yet.
///
/// They lie over what the log says: what another tab or device saves meanwhile shows through, and saving writes only
/// the fields that were changed.
package struct RoutineDraft: Hashable, Sendable {
  package let routine: RoutineID
  var fields: [RoutineField] = []
  var steps: [StepChange] = []
  package internal(set) var removedSteps: [StepID] = []

  struct StepChange: Hashable, Sendable {
    let id: StepID
    var fields: [StepField]
  }

  package init(_ routine: RoutineID) {
    self.routine = routine
  }

  package var isEmpty: Bool { changedFields.isEmpty && steps.isEmpty && removedSteps.isEmpty }

  var changedFields: [RoutineField] { fields.filter { $0.noted == nil } }

  /// The newest edits that were known when the draft was begun; none where they were not noted.
  var known: [OperationID]? { fields.lazy.compactMap { $0.noted }.first }

  /// Whether it begins a quest of the player's own.
  package func isOwn(of player: PlayerID) -> Bool {
    var isMadeByPlayer = false
    var isForPlayer = false
    for field in fields {
      switch field {
      case .madeBy(let maker): isMadeByPlayer = maker == .player
      case .players(let players): isForPlayer = players.contains(player)
      default: continue
      }
    }
    return isMadeByPlayer && isForPlayer
  }

  /// Sets a field; a value that the log has already is no change.
  package mutating func set(_ field: RoutineField, over ledger: Ledger) {
    fields.removeAll { $0.isSameKind(as: field) }
    let known = ledger.presentRoutine(routine)?.fields ?? []
    if known.contains(where: { $0.isSame(as: field) }) { return }
    fields.append(field)
  }

  package mutating func set(_ field: StepField, of step: StepID, over ledger: Ledger) {
    var change = steps.first { $0.id == step } ?? StepChange(id: step, fields: [])
    change.fields.removeAll { $0.isSameKind(as: field) }
    if !ledger.fields(of: step).contains(where: { $0.isSame(as: field) }) {
      change.fields.append(field)
    }
    steps.removeAll { $0.id == step }
    if !change.fields.isEmpty { steps.append(change) }
  }

  /// Removes a step; one that the log does not know is gone at once.
  package mutating func remove(_ step: StepID, over ledger: Ledger) {
    if ledger.hasStep(step) {
      if !removedSteps.contains(step) { removedSteps.append(step) }
    } else {
      steps.removeAll { $0.id == step }
    }
  }

  package mutating func bringBack(_ step: StepID) { removedSteps.removeAll { $0 == step } }

  /// The operations that saving writes; steps that were removed again are not written first.
  package var operations: [OperationBody] {
    var bodies: [OperationBody] = []
    if !changedFields.isEmpty { bodies.append(.routineSet(routine, changedFields)) }
    for change in savedSteps {
      bodies.append(.stepSet(change.id, of: routine, change.fields))
    }
    return bodies + removedSteps.map { .stepRemoved($0, of: routine) }
  }

  /// Changes of steps that were not removed again.
  var savedSteps: [StepChange] { steps.filter { !removedSteps.contains($0.id) } }
}
