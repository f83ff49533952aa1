import AppCore
import Basics
import Controls
import Domain
import Editing
import Strings
import SyncEngine

extension Core {
  /// Nobody has said what the player is called, or somebody is just saying it.
  package var asksForName: Bool {
    guard let player, role.canWrite, ledger.allPlayers.count == 1 else { return false }
    return typedName?.player == player || ledger.allPlayers[0].name.isEmpty
  }
}

/// The field in her greeting; it goes with the name that it has got.
func askedName(_ scene: Scene) -> View? {
  guard scene.core.asksForName else { return nil }
  let words = scene.texts.naming.ask
  return nameField(scene.core.ledger.allPlayers[0], words, enter: .name(.entered), scene.core)
}
