import Controls
import Core
import Domain
import Markup
import Strings

/// The chart in words, made once somebody wants it: it is longer than the rest of the screen.
func statsList(_ shown: StatsScreen, _ core: Core, _ texts: Texts) -> View {
  details(
    .class("fold"),
    .open(shown.isListOpen),
    .onSwitch(.toggle) { .stats(.listToggled(isOpen: $0)) }
  ) {
    summary {
      pictogram("down")
      texts.stats.chart.asList
    }
    if shown.isListOpen { list(shown.stats.lights, core, texts) }
  }
}

/// A row for each light of the chart.
private func list(_ lights: [StatsLight], _ core: Core, _ texts: Texts) -> View {
  let words = texts.stats.chart
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
      for light in lights { row(light, core, texts) }
    }
  }
}

private func row(_ light: StatsLight, _ core: Core, _ texts: Texts) -> View {
  tr {
    th(.scope("row")) { days(of: light, core, texts) }
    td { quests(of: light, core, texts) }
    td { "\(light.accuracy)" }
  }
}

private func days(of light: StatsLight, _ core: Core, _ texts: Texts) -> String {
  let first = texts.words(for: light.firstDay, on: core.moment.today)
  if light.firstDay == light.lastDay { return first }
  return texts.days.span(first, texts.words(for: light.lastDay, on: core.moment.today))
}

private func quests(of light: StatsLight, _ core: Core, _ texts: Texts) -> String {
  if light.quests > 1 { return texts.stats.chart.questCount(light.quests) }
  return core.questName(of: light) ?? texts.stats.chart.someQuest
}
