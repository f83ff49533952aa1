import AppCore
import Controls
import Domain
import Markup
import Strings

/// The chart in words, made once somebody wants it: it is longer than the rest of the screen.
func statsList(_ shown: StatsScreen, _ scene: Scene) -> View {
  details(
    .class("fold"),
    .open(shown.isListOpen),
    .onSwitch(.toggle) { .stats(.listToggled(isOpen: $0)) }
  ) {
    summary {
      pictogram("down")
      scene.texts.stats.chart.asList
    }
    if shown.isListOpen { list(shown.stats.lights, scene) }
  }
}

/// A row for each light of the chart.
private func list(_ lights: [StatsLight], _ scene: Scene) -> View {
  let words = scene.texts.stats.chart
  return table(.class("small")) {
    caption(.class("hidden-text")) { words.title }
    thead {
      tr {
        th(.scope("col")) { words.day }
        th(.scope("col")) { words.quest }
        th(.scope("col")) { words.accuracy }
      }
    }
    tbody {
      for light in lights { row(light, scene) }
    }
  }
}

private func row(_ light: StatsLight, _ scene: Scene) -> View {
  tr {
    th(.scope("row")) { days(of: light, scene) }
    td { quests(of: light, scene) }
    td { "\(light.accuracy)" }
  }
}

private func days(of light: StatsLight, _ scene: Scene) -> String {
  let first = scene.texts.words(for: light.firstDay, on: scene.core.moment.today)
  if light.firstDay == light.lastDay { return first }
  return scene.texts.days.span(
    first,
    scene.texts.words(for: light.lastDay, on: scene.core.moment.today)
  )
}

private func quests(of light: StatsLight, _ scene: Scene) -> String {
  if light.quests > 1 { return scene.texts.stats.chart.questCount(light.quests) }
  return scene.core.questName(of: light) ?? scene.texts.stats.chart.someQuest
}
