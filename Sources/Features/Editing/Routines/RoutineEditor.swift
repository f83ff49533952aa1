import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// The editor on the screen, beside the draft that it works on.
package struct RoutineEditor: Hashable, Sendable {
  /// The routine that is edited.
  package internal(set) var id: RoutineID
  /// What a player makes has one name for everybody; a parent gives two.
  let editor: Routine.Maker
  /// What *Save* has asked for, the first of it first.
  var askedFields: [EditorField] = []
  /// How often there was something to ask for.
  var timesAsked = 0
  /// What was typed as a step's minutes and is no number of minutes.
  var oddMinutes: [OddMinutes] = []
  /// The step that was added last, for whoever goes on typing.
  package internal(set) var addedStep: StepID?
  /// Steps of the draft alone that were removed from it, as they were.
  var droppedSteps: [DroppedStep] = []
  /// Pictures that somebody chose: a name does not change them any more.
  var chosenPictures: [PictureOwner] = []
  /// What the routine is called that this one was made from, as a copy.
  package internal(set) var original: String?
  /// Nothing has been changed since it was begun, from a template or from nothing.
  package internal(set) var isUntouched = false
  /// Whoever leaves with changes is asked what becomes of them.
  package internal(set) var isLeaving = false
  /// There is nothing more to do here.
  package internal(set) var isClosed = false
  /// Whether the name in the game has a field of its own here, beside the parent's.
  package internal(set) var isDisplayNameOpen = false
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

  struct DroppedStep: Hashable, Sendable {
    let step: Step
    let position: Position?
  }

  package enum PictureOwner: Hashable, Sendable {
    case routine
    case step(StepID)
  }

  /// What stands in the field of a step's minutes: of seconds from an earlier file the nearest, and one at least.
  package func minutes(of step: Step) -> String {
    if let odd = oddMinutes.first(where: { $0.step == step.id }) { return odd.text }
    return step.reference.map { "\(max(($0.whole + 30) / 60, 1))" } ?? ""
  }
}

extension RoutineEditor {
  /// The routine with its changes; none when another device has taken it away.
  package func routine(_ core: Core) -> Routine? {
    core.ledger.presentRoutine(id, with: core.draft(of: id))
  }

  /// Whether there is something that is not saved.
  package func hasChanges(_ core: Core) -> Bool {
    core.hasDraft(of: id) || !oddMinutes.isEmpty
  }

  /// Steps that were removed and have a name: each can be brought back.
  package func removedSteps(_ core: Core) -> [Step] {
    let removed = core.draft(of: id)?.removedSteps ?? []
    let known = core.ledger.presentRoutine(id)?.steps ?? []
    return (known.filter { removed.contains($0.id) } + droppedSteps.map { $0.step })
      .filter { !$0.name.trimmed.isEmpty }
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
    isUntouched = false
    return core.put(draft)
  }
}
