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
        roundAction("back", texts.summary.backHome, .quest(.left))
        h1(.focusesOnAppear) { texts.settings.title }
      }
      if state.ledger.allPlayers.count > 1 { whoPlays(state, texts) }
      myData(state, texts)
      p(.class("family-link")) { quietAction(texts.family.title, .family(.entered)) }
    }
  }
}

private func whoPlays(_ state: AppState, _ texts: Texts) -> View {
  let all = state.ledger.allPlayers
  let player = all.first { $0.id == state.player }
  return div(.class("sheet"), .key("who-plays")) {
    button(.class("row"), .type("button"), .on(.click, .player(.asked))) {
      span(.class("puck")) { pictogram("people") }
      span(.class("grow")) {
        b { texts.players.setting }
        span(.class("soft")) { player.map { texts.name(of: $0, among: all) } ?? "" }
      }
    }
  }
}
