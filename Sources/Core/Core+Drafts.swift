import Basics
import Domain
import SyncEngine

// Changes to routines that are not saved yet; whoever may edit a routine has one draft of it.
extension Core {
  package func draft(of routine: RoutineID) -> RoutineDraft? {
    drafts.first { $0.routine == routine }
  }

  package func hasDraft(of routine: RoutineID) -> Bool {
    drafts.contains { $0.routine == routine }
  }

  /// All that was begun and never saved, whoever began it.
  package var begunRoutines: [Routine] {
    drafts.filter { !ledger.hasRoutine($0.routine) }
      .compactMap { ledger.presentRoutine($0.routine, with: $0) }
  }

  /// Takes the draft in the place of the one before, and keeps it beside the log for a reload.
  package mutating func put(_ draft: RoutineDraft) -> [Effect] {
    drafts.removeAll { $0.routine == draft.routine }
    if !draft.isEmpty { drafts.append(draft) }
    return [.ask(.keepDrafts(RoutineDraft.bytes(of: drafts)))]
  }
}
