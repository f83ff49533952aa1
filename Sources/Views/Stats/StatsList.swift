import AppCore
import Domain
import Markup
import Strings

/// The chart in words, made once somebody wants it: it is longer than the rest of the screen.
func statsList(_ state: AppState, _ texts: Texts) -> View {
  details(
    .class("fold"),
    .open(state.isStatsListOpen),
    .onSwitch(.toggle) { .stats(.listToggled(isOpen: $0)) }
  ) {
    summary {
      pictogram("down")
      texts.stats.chart.asList
    }
    if state.isStatsListOpen { list(state, texts) }
  }
}

/// A row for each light of the chart.
private func list(_ state: AppState, _ texts: Texts) -> View {
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
      for light in state.stats.lights { row(light, state, texts) }
    }
  }
}

private func row(_ light: StatsLight, _ state: AppState, _ texts: Texts) -> View {
  tr {
    th(.scope("row")) { days(of: light, state, texts) }
    td { quests(of: light, state, texts) }
    td { "\(light.accuracy)" }
  }
}

private func days(of light: StatsLight, _ state: AppState, _ texts: Texts) -> String {
  let first = texts.words(for: light.firstDay, on: state.moment.today)
  if light.firstDay == light.lastDay { return first }
  return texts.days.span(first, texts.words(for: light.lastDay, on: state.moment.today))
}

private func quests(of light: StatsLight, _ state: AppState, _ texts: Texts) -> String {
  if light.quests > 1 { return texts.stats.chart.questCount(light.quests) }
  return state.questName(of: light) ?? texts.stats.chart.someQuest
}
