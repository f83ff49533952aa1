import Domain

/// What a parent does with routines.
package enum RoutinesAction: Hashable, Sendable {
  // In the list
  case chosen(RoutineID)
  case newChosen
  case switched(RoutineID, isActive: Bool)
  case broughtBack(RoutineID)

  // In the editor
  case named(String)
  case displayNamed(String)
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
  /// Back to the list; asks when there are changes.
  case left
  case thrownAway
  case stayed

  var needsPen: Bool {
    switch self {
    case .switched, .broughtBack, .saved, .removed: true
    default: false
    }
  }
}

package enum StepAction: Hashable, Sendable {
  case named(String)
  /// Unfolds the pictures, or folds them up.
  case picturesAskedFor
  case iconChosen(Icon)
  /// Whole minutes as they are typed; empty for none.
  case referenceTyped(String)
  case movedUp
  case movedDown
  case removed
  case broughtBack
}
