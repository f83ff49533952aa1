import Basics
import Domain
import SyncEngine

// Changes to routines that are not saved yet. There is one draft of a routine, for the parent and the player alike.
extension Core {
  private var drafts: [RoutineDraft] { notes.drafts }

  package func draft(of routine: RoutineID) -> RoutineDraft? {
    drafts.first { $0.routine == routine }
  }

  package func hasDraft(of routine: RoutineID) -> Bool {
    drafts.contains { $0.routine == routine }
  }

  /// All routines that were begun and never saved, by the player or the parent.
  package var begunRoutines: [Routine] {
    drafts.filter { !ledger.hasRoutine($0.routine) }
      .compactMap { ledger.presentRoutine($0.routine, with: $0) }
  }

  /// Takes the draft in the place of the one before, and keeps it beside the log.
  package mutating func put(_ draft: RoutineDraft) -> [Effect] {
    replace(ledger.isOfSeveralDevices ? ledger.begun(draft) : draft)
    return store { $0.addNotes() }
  }

  /// Records the changes of a draft; it goes in the very transaction that stores what it has become.
  package mutating func save(_ draft: RoutineDraft) -> [Effect] {
    let operations = perform(ledger.isOfSeveralDevices ? ledger.noted(draft) : draft.operations)
    replace(RoutineDraft(draft.routine))
    return store {
      if !operations.isEmpty { $0.add(operations) }
      $0.addNotes()
    }
  }

  private mutating func replace(_ draft: RoutineDraft) {
    notes.drafts.removeAll { $0.routine == draft.routine }
    if !draft.isEmpty { notes.drafts.append(draft) }
  }
}
