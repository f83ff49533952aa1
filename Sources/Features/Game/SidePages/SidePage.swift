import Domain
import Editing
import Time

/// A page of the player's beside the quests; no quest needs one.
package enum SidePage: Sendable {
  case stats
  case patterns(Derived<Patterns>?)
  case reflection(ISOWeek, Derived<WeekReview>?)
  case settings
  /// What is connected on this device.
  case calendars
  /// The player's own music.
  case music
  /// Who can see what of the player's, where devices sync.
  case devices
  /// What a quest of the player's can begin from.
  case newQuest
  /// The player's own editor.
  case ownQuest(RoutineEditor)
}
