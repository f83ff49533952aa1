import AppCore
import Domain
import Time

/// What is done in the editor of a routine, whoever it is that edits.
package enum EditorAction: ActionKind {
  /// - Parameter picture: one that goes with the name, where the name still chooses it.
  case named(String, picture: Icon? = nil)
  case displayNamed(String)
  /// Gives the name in the game a field of its own, or takes it away.
  case displayNameAskedFor
  /// Unfolds the pictures of the routine itself, or folds them up, where they are folded.
  case picturesAskedFor
  case iconChosen(Icon)
  case dayChosen(Weekday, Bool)
  case modeChosen(Routine.ScheduleMode)
  /// Words with commas between them.
  case keywordsTyped(String)
  case musicLinkTyped(String)
  case musicNamed(String)
  case musicMinutesTyped(String)
  case musicSongsTyped(String)
  case playerChosen(PlayerID, Bool)
  case step(StepID, StepAction)
  case stepAdded
  /// Whether it is in the game, or rests.
  case switched(Bool)
  case saved
  /// - Parameter name: what the copy is called.
  case duplicated(name: String)
  case removed
  /// Back to where the routine was chosen; asks when there are changes.
  case left
  case thrownAway
  case stayed

  /// A draft is the device's, so only the tab that writes changes it; the others can look and leave.
  package var writes: Bool {
    switch self {
    case .step(_, let action): action.writes
    case .picturesAskedFor, .displayNameAskedFor, .left, .stayed: false
    case .named, .displayNamed, .iconChosen, .dayChosen, .modeChosen, .keywordsTyped,
      .musicLinkTyped, .musicNamed, .musicMinutesTyped, .musicSongsTyped, .playerChosen,
      .stepAdded, .switched, .saved, .duplicated, .removed, .thrownAway:
      true
    }
  }
}

extension Action {
  package static func editor(_ action: EditorAction) -> Action { .of(action) }
}

package enum StepAction: Hashable, Sendable {
  /// - Parameter picture: one that goes with the name, where the name still chooses it.
  case named(String, picture: Icon? = nil)
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

  var writes: Bool {
    switch self {
    case .picturesAskedFor, .toolsAskedFor: false
    case .named, .iconChosen, .referenceTyped, .movedUp, .movedDown, .movedTo, .removed,
      .broughtBack:
      true
    }
  }
}
