import Core
import Domain
import Time

/// What is done in the editor of a routine, whoever it is that edits.
package enum EditorAction: ActionKind {
  case named(String)
  case displayNamed(String)
  /// Unfolds the pictures of the routine itself, or folds them up, where they are folded.
  case picturesAskedFor
  case iconChosen(Icon)
  case dayChosen(Weekday, Bool)
  case modeChosen(Routine.ScheduleMode)
  /// Words with commas between them.
  case keywordsTyped(String)
  case musicLinkTyped(String)
  case playerChosen(PlayerID, Bool)
  case step(StepID, StepAction)
  case stepAdded
  case saved
  case duplicated
  case removed
  /// Back to where the routine was chosen; asks when there are changes.
  case left
  case thrownAway
  case stayed

  /// A draft is the device's, so only the tab that writes changes it; the others can look and leave.
  package var writes: Bool {
    switch self {
    case .picturesAskedFor, .left, .stayed, .step(_, .picturesAskedFor), .step(_, .toolsAskedFor):
      false
    default: true
    }
  }
}

extension Action {
  package static func editor(_ action: EditorAction) -> Action { .of(action) }
}

package enum StepAction: Hashable, Sendable {
  case named(String)
  /// Unfolds the pictures, or folds them up.
  case picturesAskedFor
  /// Unfolds what moves and removes it, or folds it up.
  case toolsAskedFor
  case iconChosen(Icon)
  /// Whole minutes as they are typed; empty for none.
  case referenceTyped(String)
  case movedUp
  case movedDown
  /// To a place of the list, counted from 0.
  case movedTo(Int)
  case removed
  case broughtBack
}
