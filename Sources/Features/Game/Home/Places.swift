import AppCore
import Basics
import Controls
import Markup
import Strings

enum Place {
  case quests
  case patterns
  case stats
}

/// The ways to the player's places: below on a phone, a rail on the left on a desk.
func places(_ here: Place, _ texts: Texts) -> View {
  nav(.class("tabs"), .aria("label", texts.frame.places), .key("places")) {
    p(.class("brand"), .aria("hidden", true)) { texts.appName }
    ul {
      place("quests", texts.frame.quests, .back, isHere: here == .quests)
      place(
        "beam",
        texts.frame.patterns,
        .sidePage(.chosen(.patterns)),
        isHere: here == .patterns
      )
      place("chart", texts.frame.stats, .sidePage(.chosen(.stats)), isHere: here == .stats)
    }
  }
}

private func place(_ picture: String, _ name: String, _ action: Action, isHere: Bool) -> View {
  li {
    button(
      .class("tab"),
      .type("button"),
      .when(isHere, .aria("current", "page")),
      .on(.click, action)
    ) {
      pictogram(picture)
      span { name }
    }
  }
}
