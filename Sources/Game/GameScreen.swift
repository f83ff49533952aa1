import Domain
import Editing
import Time

/// What the player sees, with what is needed as long as it is seen.
package enum GameScreen: Sendable {
  case home
  indirect case quest(QuestScreen)
  case summary(SessionID)
  case stats
  case patterns(Derived<Patterns>?)
  case reflection(ISOWeek, Derived<WeekReview>?)
  case settings
  case whoPlays
  /// What a quest of the player's can begin from.
  case newQuest
  /// The player's own editor.
  indirect case ownQuest(RoutineEditor)
}
