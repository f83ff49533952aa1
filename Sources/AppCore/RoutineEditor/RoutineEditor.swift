import Domain
import SyncEngine
import Time

/// The editor on the screen, beside the drafts that it works on.
package struct RoutineEditor: Hashable, Sendable {
  package enum Remark: Hashable, Sendable {
    case nameMissing
    case stepMissing
    case playerMissing
    case minutesOdd
    case linkNotHTTPS
  }

  package internal(set) var remark: Remark?
  /// What was typed as a step's minutes and is no number of minutes.
  var oddMinutes: [OddMinutes] = []
  /// The step that was added last, for whoever goes on typing.
  package internal(set) var addedStep: StepID?
  /// She leaves with changes, and is asked what becomes of them.
  package internal(set) var isLeaving = false
  /// Whether the routine's own pictures are unfolded.
  package internal(set) var isPictureOpen = false
  /// The step whose pictures are unfolded.
  package internal(set) var stepWithPictures: StepID?
  /// The step whose ways to move and remove it are unfolded.
  package internal(set) var stepWithTools: StepID?

  package init() {}

  struct OddMinutes: Hashable, Sendable {
    let step: StepID
    let text: String
  }

  /// What stands in the field of a step's minutes.
  package func minutes(of step: Step) -> String {
    if let odd = oddMinutes.first(where: { $0.step == step.id }) { return odd.text }
    return step.reference.map { "\($0.whole / 60)" } ?? ""
  }
}

extension AppState {
  /// What the editor on the screen may change.
  var editedID: RoutineID? {
    switch screen {
    case .family(.routine(let id)): gate.isOpen && !isMadeByPlayer(id) ? id : nil
    case .firstStart(.routine), .firstStart(.days): starterRoutine?.id
    case .ownQuest(let id): isOwn(id) ? id : nil
    default: nil
    }
  }

  /// A parent can let such a quest rest, and not change it.
  private func isMadeByPlayer(_ id: RoutineID) -> Bool { ledger.routine(id)?.madeBy == .player }

  /// The routine that is being edited, with its changes.
  package var editedRoutine: Routine? {
    editedID.flatMap { ledger.presentRoutine($0, with: draft(of: $0)) }
  }

  /// Steps that saving would remove, as they are called: each can be brought back.
  package var removedSteps: [Step] {
    guard let id = editedID, let draft = draft(of: id) else { return [] }
    let steps = ledger.presentRoutine(id)?.steps ?? []
    return steps.filter { draft.removedSteps.contains($0.id) }
  }

  /// New routines of a parent that were never saved.
  package var unsavedRoutines: [Routine] { begunRoutines.filter { $0.madeBy == .parent } }

  /// All that was begun and never saved, whoever began it.
  var begunRoutines: [Routine] {
    drafts.filter { !ledger.hasRoutine($0.routine) }
      .compactMap { ledger.presentRoutine($0.routine, with: $0) }
  }

  package var hasUnsavedChanges: Bool {
    editedID.map { hasDraft(of: $0) } ?? false
  }

  package func hasDraft(of routine: RoutineID) -> Bool {
    drafts.contains { $0.routine == routine }
  }

  /// Where a step of the routine on the screen stands, with its changes.
  func position(of step: StepID) -> Position? {
    ledger.position(of: step, with: editedID.flatMap { draft(of: $0) })
  }

  func draft(of routine: RoutineID) -> RoutineDraft? {
    drafts.first { $0.routine == routine }
  }

  /// Changes the draft of the routine on the screen; it is kept beside the log, for a reload.
  mutating func edit(_ change: (inout RoutineDraft, AppState) -> Void) -> [Effect] {
    guard let id = editedID else { return [] }
    var draft = draft(of: id) ?? RoutineDraft(id)
    change(&draft, self)
    routineEditor.remark = nil
    return put(draft)
  }

  mutating func put(_ draft: RoutineDraft) -> [Effect] {
    core.drafts.removeAll { $0.routine == draft.routine }
    if !draft.isEmpty { core.drafts.append(draft) }
    return [.ask(.keepDrafts(RoutineDraft.bytes(of: drafts)))]
  }
}
