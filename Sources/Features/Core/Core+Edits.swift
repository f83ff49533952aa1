import Domain
import SyncEngine

// Edits of routines, each with what is known here when it is made, so that other devices can tell whether it was made
// without knowing of theirs.
extension Core {
  package mutating func edit(_ routine: RoutineID, _ edits: [OperationBody]) -> [Effect] {
    record(noted(edits, of: routine))
  }

  /// The edits with what is known here; a device that is alone notes nothing, because no other could ask for it.
  func noted(_ edits: [OperationBody], of routine: RoutineID) -> [OperationBody] {
    ledger.isOfSeveralDevices ? ledger.noted(edits, of: routine) : edits
  }

  /// Ends what two devices did to a routine; changes of it that are not saved yet give way.
  package mutating func settle(
    _ id: Overlap.ID,
    in routine: RoutineID,
    _ choice: Overlap.Choice
  ) -> [Effect] {
    guard let overlap = ledger.overlaps(in: routine).first(where: { $0.id == id }) else {
      return []
    }
    let effects = edit(routine, overlap.edits(of: routine, choice))
    guard var draft = draft(of: routine) else { return effects }
    draft.yield(to: overlap, choice, over: ledger)
    return effects + put(draft)
  }
}
