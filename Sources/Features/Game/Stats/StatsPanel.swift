import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// The chart in a picture, in a sentence and as a list, and how far it looks back.
func chartPanel(_ shown: StatsScreen, _ scene: Scene) -> View {
  section(.class("panel"), .aria("labelledby", "acc-title")) {
    h2(.id("acc-title")) { scene.texts.stats.chart.title }
    p(.class("soft small"), .id("acc-text")) {
      sentence(shown.stats.lights, scene.core.moment.today, scene.texts)
    }
    if !shown.stats.lights.isEmpty {
      StatsChart(shown.stats.lights, scene.core.moment.today, scene.texts).drawing
    }
    ranges(shown.range, scene.texts.stats.chart)
    if !shown.stats.lights.isEmpty { statsList(shown, scene) }
  }
}

/// What the chart shows: where it begins and ends, never what to think of that.
private func sentence(_ lights: [StatsLight], _ today: LocalDay, _ texts: Texts) -> String {
  let words = texts.stats.chart
  guard let first = lights.first, let last = lights.last else { return words.quiet }
  let meaning = lights.contains { $0.quests > 1 } ? words.eachStretch : words.eachQuest
  let place = { (light: StatsLight, day: LocalDay) in
    words.one(light.accuracy, texts.sentenceWords(for: day, on: today))
  }
  let end = place(last, last.lastDay)
  let start = place(first, first.firstDay)
  return switch lights.count {
  case 1: texts.lists.sentences(meaning, words.alone(end))
  case 2: texts.lists.sentences(meaning, words.two(start, end))
  default: texts.lists.sentences(meaning, words.fromTo(start, end))
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
