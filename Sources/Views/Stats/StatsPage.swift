import AppCore
import Domain
import Markup
import Strings

/// What her guesses come to so far.
func statsPage(_ state: AppState, _ texts: Texts) -> View {
  page("place stats", state, texts) {
    main(.key("stats")) {
      header(.class("top")) { h1(.focusesOnAppear) { texts.frame.stats } }
      div(.class("sheet stack")) {
        if state.stats.guesses == 0 {
          nothingYet(texts)
        } else {
          numbers(state.stats, texts)
          div(.class("columns")) {
            chartPanel(state, texts)
            mix(state.stats.mix, texts)
          }
        }
      }
    }
    places(isAtStats: true, texts)
  }
}

/// A wire whose lights are not lit yet.
private func nothingYet(_ texts: Texts) -> View {
  section(.class("panel"), .aria("labelledby", "nothing-yet")) {
    h2(.id("nothing-yet")) { texts.stats.nothingYetTitle }
    p(.class("soft small")) { texts.stats.nothingYet }
    StatsChart.empty
  }
}

private func numbers(_ stats: Stats, _ texts: Texts) -> View {
  dl(.class("numbers")) {
    number(texts.number(stats.guesses), texts.stats.guesses(stats.guesses))
    number(texts.number(stats.quests), texts.stats.quests(stats.quests))
    if let closest = stats.closest {
      number(
        closest == .zero ? texts.stats.exactly : texts.words(for: closest),
        texts.stats.closest
      )
    }
  }
}

private func number(_ number: String, _ name: String) -> View {
  div {
    dt { name }
    dd { number }
  }
}
