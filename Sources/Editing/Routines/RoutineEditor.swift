import Core
import Domain
import SyncEngine
import Time

/// The editor on the screen, beside the draft that it works on.
package struct RoutineEditor: Hashable, Sendable {
  /// Why it cannot be saved yet.
  package enum FieldError: Hashable, Sendable {
    case nameMissing
    case stepMissing
    case playerMissing
    case minutesOdd
    case linkNotHTTPS
  }

  /// The routine that is edited.
  package internal(set) var id: RoutineID
  /// What a player makes has one name for everybody; a parent gives two.
  let editor: Routine.Maker
  package internal(set) var fieldError: FieldError?
  /// What was typed as a step's minutes and is no number of minutes.
  var oddMinutes: [OddMinutes] = []
  /// The step that was added last, for whoever goes on typing.
  package internal(set) var addedStep: StepID?
  /// Whoever leaves with changes is asked what becomes of them.
  package internal(set) var isLeaving = false
  /// There is nothing more to do here.
  package internal(set) var isClosed = false
  /// Whether the routine's own pictures are unfolded.
  package internal(set) var isPictureOpen = false
  /// The step whose pictures are unfolded.
  package internal(set) var stepWithPictures: StepID?
  /// The step whose ways to move and remove it are unfolded.
  package internal(set) var stepWithTools: StepID?

  package init(_ id: RoutineID, for editor: Routine.Maker) {
    self.id = id
    self.editor = editor
  }

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

extension RoutineEditor {
  /// The routine with its changes; none when another device has taken it away.
  package func routine(_ core: Core) -> Routine? {
    core.ledger.presentRoutine(id, with: core.draft(of: id))
  }

  /// Steps that saving would remove, as they are called: each can be brought back.
  package func removedSteps(_ core: Core) -> [Step] {
    guard let draft = core.draft(of: id) else { return [] }
    let steps = core.ledger.presentRoutine(id)?.steps ?? []
    return steps.filter { draft.removedSteps.contains($0.id) }
  }

  /// Where a step stands, with its changes.
  func position(of step: StepID, _ core: Core) -> Position? {
    core.ledger.position(of: step, with: core.draft(of: id))
  }

  /// Changes the draft; it is kept beside the log, for a reload.
  mutating func edit(
    _ core: inout Core,
    _ change: (inout RoutineDraft, Ledger) -> Void
  ) -> [Effect] {
    var draft = core.draft(of: id) ?? RoutineDraft(id)
    change(&draft, core.ledger)
    fieldError = nil
    return core.put(draft)
  }
}
