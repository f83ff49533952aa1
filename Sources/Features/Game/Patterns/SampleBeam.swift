import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// What a beam is, as long as she has none: a sample in moonlight, which means that it is not hers yet, with her own dots
/// in it, and a string of as many lights as the next beam takes, lit by her guesses.
func beforeTheFirstBeam(_ patterns: Patterns?, _ scene: Scene) -> [View] {
  [
    sample((patterns?.tasks ?? []).flatMap { $0.guesses.map { $0.guess } }, scene.texts),
    count(patterns?.next, scene.texts.patterns),
    mainAction(
      scene.texts.oneGuess.begin,
      .home(.oneGuessChosen),
      isEnabled: scene.canWrite
    ),
  ]
}

private func sample(_ own: [Guess], _ texts: Texts) -> View {
  let words = texts.patterns
  return section(.class("panel night"), .aria("labelledby", "sample"), .key("sample")) {
    p(.class("small soft")) { own.isEmpty ? words.sample : words.sampleAndYours }
    Beam.example.drawing(named: words.guideExample, texts, beside: own)
    p(.class("small soft axis-name"), .aria("hidden", true)) { words.howLong }
    h2(.id("sample")) { words.sampleTitle }
    p { words.sampleAbout }
  }
}

/// More lights could not be told apart.
private let mostLit = 14

/// Lit is what the task has that is nearest to a beam, unlit what it takes besides.
private func count(_ next: Pattern?, _ words: PatternTexts) -> View {
  let lit = min(next?.guesses.count ?? 0, mostLit)
  let missing = next?.missing ?? Tendency.leastGuesses + Calibration.sessions
  return section(.class("count-to"), .aria("labelledby", "count-to"), .key("count-to")) {
    miniString(
      (0..<(lit + missing)).map { Lantern(picture: nil, light: $0 < lit ? .lit : .off) }
    )
    h2(.id("count-to")) { next.map { words.next($0.missing, $0.name) } ?? words.nothingYetTitle }
    if !next.exists { p(.class("soft small")) { words.nothingYet } }
  }
}
