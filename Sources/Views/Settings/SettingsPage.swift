import AppCore
import Domain
import Markup
import Strings
import SyncEngine

/// On paper, calm and plain.
func settingsPage(_ state: AppState, _ texts: Texts) -> View {
  page("settings", state, texts) {
    main(.key("settings")) {
      header(.class("top")) {
        roundAction("back", texts.summary.backHome, .back)
        h1(.focusesOnAppear) { texts.settings.title }
      }
      section(.class("sheet"), .aria("labelledby", "game"), .key("game")) {
        div(.class("section-title")) { h2(.id("game")) { texts.settings.game } }
        if state.ledger.allPlayers.count > 1 { whoPlays(state, texts) }
        look(state, texts.settings)
      }
      myData(state, texts)
      p(.class("family-link")) { quietAction(texts.family.title, .family(.entered)) }
    }
  }
}

private func whoPlays(_ state: AppState, _ texts: Texts) -> View {
  let all = state.ledger.allPlayers
  let player = all.first { $0.id == state.player }
  return button(
    .class("row"),
    .type("button"),
    .on(.click, .player(.asked)),
    .key("who-plays")
  ) {
    span(.class("grow")) {
      b { texts.players.setting }
      span(.class("soft")) { player.map { texts.name(of: $0, among: all) } ?? "" }
    }
    pictogram("right")
  }
}

private func look(_ state: AppState, _ texts: SettingsTexts) -> View {
  fieldset(.class("field"), .key("look")) {
    legend { texts.look }
    div(.class("segments")) {
      for look in Look.allCases {
        label {
          input(
            .type("radio"),
            .name("look"),
            .checked(look == state.look),
            .on(.change, .settings(.lookChosen(look)))
          )
          span { texts.name(of: look) }
        }
      }
    }
  }
}

extension SettingsTexts {
  fileprivate func name(of look: Look) -> String {
    switch look {
    case .asDevice: asDevice
    case .goldenHour: goldenHour
    case .blueHour: blueHour
    }
  }
}
