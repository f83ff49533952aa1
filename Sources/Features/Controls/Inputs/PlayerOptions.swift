import AppCore
import Basics
import Domain
import Markup
import Strings
import SyncEngine

/// Everybody who plays, each to be chosen or not.
package func playerOptions(
  _ title: String,
  _ chosen: [PlayerID],
  _ scene: Scene,
  focusesFirst: Bool = false,
  _ action: @escaping (PlayerID, Bool) -> Action
) -> View {
  let all = scene.core.ledger.allPlayers
  return fieldset(.class("field"), .key("players")) {
    legend { title }
    div(.class("options")) {
      for player in all {
        label(.class("option"), .key(player.id.shortText)) {
          input(
            .type("checkbox"),
            .checked(chosen.contains(player.id)),
            .when(focusesFirst && player.id == all.first?.id, .focusesOnAppear),
            .onSwitch(.change) { action(player.id, $0) }
          )
          span { scene.texts.name(of: player, among: all) }
        }
      }
    }
  }
}
