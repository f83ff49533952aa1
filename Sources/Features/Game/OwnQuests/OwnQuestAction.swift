import AppCore
import Domain

/// What leads a player to the editor of quests of the player's own making.
package enum OwnQuestAction: Hashable, Sendable {
  /// *Make a quest*.
  indirect case templateChosen(StarterQuest)
  case editorChosen(RoutineID)

  var writes: Bool {
    switch self {
    case .editorChosen: false
    case .templateChosen: true
    }
  }
}
