import AppCore
import Basics
import Domain
import Markup
import Strings
import SyncEngine

/// Asked once on a device of a family with several players; the settings lead here again.
func whoPlaysPage(_ state: AppState, _ texts: Texts) -> View {
  let all = state.ledger.allPlayers
  return page("settings who-plays", state, texts) {
    main(.key("who-plays")) {
      header(.class("top")) {
        if state.canGoBack { roundAction("back", texts.summary.backHome, .back) }
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
                .disabled(!state.role.canWrite),
                .when(player.id == state.player, .aria("current", "true")),
                .on(.click, .player(.chosen(player.id)))
              ) {
                span(.class("puck lit")) { pictogram("quests") }
                b(.class("grow")) { texts.name(of: player, among: all) }
              }
            }
          }
        }
        sharing(state, texts.players)
      }
    }
  }
}

private func sharing(_ state: AppState, _ texts: PlayerTexts) -> View {
  div(.class("setting")) {
    span(.class("grow")) {
      b { texts.sharing }
      span(.class("soft")) { texts.sharingAbout }
    }
    switchControl(texts.sharing, isOn: state.core.isShared, isEnabled: state.role.canWrite) {
      .player(.sharingSwitched($0))
    }
  }
}

/// On a shared device, everybody's name: one tap changes over.
func playerBar(_ state: AppState, _ texts: Texts) -> [View] {
  guard state.core.isShared else { return [] }
  let all = state.ledger.allPlayers
  return [
    nav(.class("players"), .aria("label", texts.players.setting), .key("players")) {
      for player in all {
        button(
          .type("button"),
          .disabled(!state.role.canWrite),
          .when(player.id == state.player, .aria("current", "true")),
          .on(.click, .player(.chosen(player.id))),
          .key(player.id.shortText)
        ) { texts.name(of: player, among: all) }
      }
    }
  ]
}
