import AppCore
import Domain
import Markup
import Strings

/// What her guesses come to so far.
func statsPage(_ state: AppState, _ texts: Texts) -> View {
  main(.key("stats")) {
    header(.class("top")) {
      h1(.focusesOnAppear) { texts.stats.title }
    }
    if state.stats.guesses == 0 {
      nothingYet(texts)
    } else {
      div(.class("sheet stack")) {
        numbers(state.stats, texts)
        div(.class("columns")) {
          chartPanel(state, texts)
          mix(state.stats.mix, texts)
        }
      }
    }
  }
}

/// A wire on which nothing hangs yet.
private func nothingYet(_ texts: Texts) -> View {
  div(.class("sheet stack")) {
    section(.class("panel"), .aria("labelledby", "nothing-yet")) {
      h2(.id("nothing-yet")) { texts.stats.nothingYetTitle }
      p(.class("soft small")) { texts.stats.nothingYet }
      StatsChart.empty
    }
  }
}

private func numbers(_ stats: Stats, _ texts: Texts) -> View {
  dl(.class("numbers")) {
    number("\(stats.guesses)", texts.stats.guesses(stats.guesses))
    number("\(stats.quests)", texts.stats.quests(stats.quests))
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

private func chartPanel(_ state: AppState, _ texts: Texts) -> View {
  section(.class("panel"), .aria("labelledby", "acc-title")) {
    h2(.id("acc-title")) { texts.stats.chart.title }
    p(.class("soft small"), .id("acc-text")) { sentence(state, texts) }
    if !state.stats.lights.isEmpty { StatsChart(state, texts).drawing }
    ranges(state.statsRange, texts.stats.chart)
    if !state.stats.lights.isEmpty { statsList(state, texts) }
  }
}

/// What the chart shows: where it begins and ends, never what to think of that.
private func sentence(_ state: AppState, _ texts: Texts) -> String {
  let words = texts.stats.chart
  let lights = state.stats.lights
  guard let first = lights.first, let last = lights.last else { return words.quiet }
  let meaning = lights.contains { $0.quests > 1 } ? words.eachStretch : words.eachQuest
  let place = { (light: StatsLight, day: LocalDay) in
    words.one(light.accuracy, texts.sentenceWords(for: day, on: state.moment.today))
  }
  let end = place(last, last.lastDay)
  switch lights.count {
  case 1: return meaning + " " + end + "."
  case 2: return meaning + " " + words.two(place(first, first.firstDay), end)
  default: return meaning + " " + words.fromTo(place(first, first.firstDay), end)
  }
}

private func ranges(_ chosen: StatsRange, _ words: StatsChartTexts) -> View {
  fieldset(.class("segments")) {
    legend(.class("hidden-text")) { words.range }
    range(.twoWeeks, words.twoWeeks, chosen)
    range(.threeMonths, words.threeMonths, chosen)
    range(.all, words.all, chosen)
  }
}

private func range(_ range: StatsRange, _ name: String, _ chosen: StatsRange) -> View {
  label {
    input(
      .type("radio"),
      .name("stats-range"),
      .checked(range == chosen),
      .on(.change, .stats(.rangeChosen(range)))
    )
    name
  }
}
