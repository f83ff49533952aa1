import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// What the guesses come to so far.
func statsPage(
  _ shown: StatsScreen,
  _ evening: EveningScreen,
  _ scene: Scene
) -> View {
  page("place stats", scene) {
    main(.key("stats")) {
      header(.class("top")) { h1(.focusesOnAppear) { scene.texts.frame.stats } }
      div(.class("sheet stack")) {
        if shown.stats.guesses == 0 {
          nothingYet(scene.texts)
        } else {
          numbers(shown.stats, scene.texts)
          div(.class("columns")) {
            chartPanel(shown, scene)
            mix(shown.stats.landed, scene.texts)
            standsOut(shown.insight, scene.texts)
            if scene.core.hasReflections { yourWeeks(scene.texts.reflection) }
          }
        }
        eveningList(evening, isOpen: shown.isEveningOpen, scene)
      }
    }
    places(.stats, scene.texts)
  }
}

/// The strongest thing that the player's history says.
private func standsOut(_ insight: Insight?, _ texts: Texts) -> [View] {
  guard let insight else { return [] }
  return [
    section(.class("panel"), .aria("labelledby", "stands-out"), .key("stands-out")) {
      h2(.id("stands-out")) { texts.insights.title }
      p { texts.sentence(for: insight) }
    }
  ]
}

private func yourWeeks(_ texts: ReflectionTexts) -> View {
  button(.class("row"), .type("button"), .on(.click, .reflection(.opened)), .key("your-weeks")) {
    span(.class("puck")) { pictogram("letter") }
    span(.class("grow")) { b { texts.yourWeeks } }
    pictogram("right")
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
