import AppCore
import Controls
import Domain
import Markup
import Strings

/// What a beam is, as long as she has none: a sample in moonlight, which means that it is not hers yet, and a string
/// of as many lights as a beam takes, lit by her guesses.
func beforeTheFirstBeam(_ tasks: [TaskInsights], _ scene: Scene) -> [View] {
  [
    sample(scene.texts.patterns),
    count(tasks, scene.texts.patterns),
    mainAction(
      scene.texts.oneGuess.begin,
      .home(.oneGuessChosen),
      isEnabled: scene.canWrite
    ),
  ]
}

private func sample(_ words: PatternTexts) -> View {
  section(.class("panel night"), .aria("labelledby", "sample"), .key("sample")) {
    p(.class("small soft")) { words.sample }
    Beam.example(named: words.guideExample)
    h2(.id("sample")) { words.sampleTitle }
    p { words.sampleAbout }
  }
}

/// Lit is what the task has that is nearest to a beam.
private func count(_ tasks: [TaskInsights], _ words: PatternTexts) -> View {
  let least = Tendency.leastGuesses
  let lit = tasks.reduce(0) { max($0, $1.window.guesses.count) }
  return section(.class("count-to"), .aria("labelledby", "count-to"), .key("count-to")) {
    miniString((0..<least).map { Lantern(picture: nil, light: $0 < lit ? .lit : .off) })
    h2(.id("count-to")) { words.nothingYetTitle }
    p(.class("soft small")) { tasks.isEmpty ? words.nothingYet : words.gathering(least - lit) }
  }
}
