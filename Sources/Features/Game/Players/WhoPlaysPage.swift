import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine

/// Asked once on a device of a family with several players; the settings lead here again.
package func whoPlaysPage(_ core: Core, _ texts: Texts) -> View {
  let all = core.ledger.allPlayers
  return page("settings who-plays", core, texts) {
    main(.key("who-plays")) {
      header(.class("top")) {
        if core.player.exists {
          roundAction("back", texts.summary.backHome, .back)
        } else if core.isParents {
          // Whoever is no player is not kept here.
          roundAction("back", texts.family.title, .familyAreaChosen)
        }
        h1(.focusesOnAppear) { texts.players.title }
      }
      div(.class("sheet form")) {
        p(.class("lead")) { texts.players.about }
        ul(.class("rows")) {
          for player in all {
            li(.key(player.id.shortText)) {
              button(
                .class("row"),
                .type("button"),
                .disabled(!core.role.canWrite),
                .when(player.id == core.player, .aria("current", "true")),
                .on(.click, .player(.chosen(player.id)))
              ) {
                span(.class("puck lit")) { pictogram("quests") }
                b(.class("grow")) { texts.name(of: player, among: all) }
              }
            }
          }
        }
        sharing(core, texts.players)
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
func playerBar(_ core: Core, _ texts: Texts) -> [View] {
  guard core.isShared else { return [] }
  let all = core.ledger.allPlayers
  return [
    nav(.class("players"), .aria("label", texts.players.setting), .key("players")) {
      for player in all {
        button(
          .type("button"),
          .disabled(!core.role.canWrite),
          .when(player.id == core.player, .aria("current", "true")),
          .on(.click, .player(.chosen(player.id))),
          .key(player.id.shortText)
        ) { texts.name(of: player, among: all) }
      }
    }
  ]
}
