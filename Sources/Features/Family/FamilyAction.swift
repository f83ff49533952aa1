import AppCore
import Domain

package enum FamilyAction: ActionKind {
  case placeChosen(FamilyTab)
  case pageChosen(FamilyPage)
  case handedOver(PlayerID)
  case routines(RoutinesAction)
  case people(PeopleAction)
  case week(WeekAction)
  case words(DayWordsAction)
  /// No day has this word of a routine: it may belong into the week.
  case wordMissed(String)

  package var writes: Bool {
    switch self {
    case .placeChosen, .pageChosen, .handedOver, .wordMissed: false
    case .routines(let action): action.writes
    case .people(let action): action.writes
    case .week(let action): action.writes
    case .words(let action): action.writes
    }
  }
}

extension Action {
  package static func family(_ action: FamilyAction) -> Action { .of(action) }
}
