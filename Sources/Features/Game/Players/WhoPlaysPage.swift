import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// Asked once on a device of a family with several players; the settings lead here again.
package func whoPlaysPage(_ scene: Scene) -> View {
  let all = scene.core.ledger.allPlayers
  return page("settings who-plays", scene) {
    main(.key("who-plays")) {
      header(.class("top")) {
        if scene.core.player.exists {
          roundAction("back", scene.texts.summary.backHome, .back)
        } else if scene.core.isParents {
          // Whoever is no player is not kept here.
          roundAction("back", scene.texts.family.title, .familyAreaChosen)
        }
        h1(.focusesOnAppear) { scene.texts.players.title }
      }
      div(.class("sheet form")) {
        p(.class("lead")) { scene.texts.players.about }
        ul(.class("rows")) {
          for player in all {
            li(.key(player.id.shortText)) {
              button(
                .class("row"),
                .type("button"),
                .disabled(!scene.canWrite),
                .when(player.id == scene.core.player, .aria("current", "true")),
                .on(.click, .player(.chosen(player.id)))
              ) {
                span(.class("puck lit")) { pictogram("quests") }
                b(.class("grow")) { scene.texts.name(of: player, among: all) }
              }
            }
          }
        }
        sharing(scene.core, scene.texts.players)
      }
    }
  }
}

private func sharing(_ core: Core, _ texts: PlayerTexts) -> View {
  div(.class("setting")) {
    span(.class("grow")) {
      b { texts.sharing }
      span(.class("soft")) { texts.sharingAbout }
    }
    switchControl(texts.sharing, isOn: core.isShared, isEnabled: core.role.canWrite) {
      .player(.sharingSwitched($0))
    }
  }
}

/// On a shared device, everybody's name: one tap changes over.
func playerBar(_ scene: Scene) -> [View] {
  guard scene.core.isShared else { return [] }
  let all = scene.core.ledger.allPlayers
  return [
    nav(.class("players"), .aria("label", scene.texts.players.setting), .key("players")) {
      for player in all {
        button(
          .type("button"),
          .disabled(!scene.canWrite),
          .when(player.id == scene.core.player, .aria("current", "true")),
          .on(.click, .player(.chosen(player.id))),
          .key(player.id.shortText)
        ) { scene.texts.name(of: player, among: all) }
      }
    }
  ]
}
