import AppCore
import Markup
import Strings

/// The ways to the player's places: below on a phone, a rail on the left on a desk.
func places(isAtStats: Bool, _ texts: Texts) -> View {
  nav(.class("tabs"), .aria("label", texts.frame.places), .key("places")) {
    p(.class("brand"), .aria("hidden", true)) { texts.appName }
    ul {
      place("quests", texts.frame.quests, .quest(.left), isHere: !isAtStats)
      place("chart", texts.frame.stats, .home(.statsChosen), isHere: isAtStats)
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
