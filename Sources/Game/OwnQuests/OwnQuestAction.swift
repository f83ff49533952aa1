import Core
import Domain

/// What a player does about quests of the player's own making, outside their editor.
package enum OwnQuestAction: Hashable, Sendable {
  /// *Make a quest*.
  case newChosen
  indirect case templateChosen(StarterQuest)
  case editorChosen(RoutineID)
  case broughtBack(RoutineID)
  /// The player has read on its row whether it rests.
  case restSeen(RoutineID, isResting: Bool)

  var writes: Bool {
    switch self {
    case .newChosen, .editorChosen: false
    case .templateChosen, .broughtBack, .restSeen: true
    }
  }
}
