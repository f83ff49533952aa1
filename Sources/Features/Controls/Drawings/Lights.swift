import AppCore
import Domain
import Markup
import Strings
import Time

/// A guess and a truth of seconds: one string of sixty lights, a second each.
///
/// It is always a whole minute, so ten seconds look like ten seconds in every reveal. Light runs from its first light to
/// what it took, and a moon stands over the guess. `Public/runtime/later/lights.js` hangs it over the width that there is
/// and lets it run.
package struct Lights {
  private static let count = 60

  private let shown: Guess
  private let rating: Rating?
  private let guess: Int
  private let truth: Int

  /// None where either is more than a minute as it is shown: those are ribbons.
  package init?(_ shown: Guess, _ rating: Rating?) {
    guard Self.show(shown) else { return nil }
    guess = shown.estimate.whole
    truth = shown.actual.whole
    self.shown = shown
    self.rating = rating
  }

  /// Whether a minute of lights holds both.
  package static func show(_ guess: Guess) -> Bool {
    0...count ~= guess.estimate.whole && 0...count ~= guess.actual.whole
  }

  /// - Parameters:
  ///   - name: of the reveal; light runs once for each.
  ///   - isExplained: what a light is, and what the string.
  package func hanging(_ name: String, isExplained: Bool, _ texts: Texts) -> View {
    runningLights(
      .data("guess", "\(guess)"),
      .data("truth", "\(truth)"),
      .data("counts", counts(texts)),
      .aria("hidden", true),
      .key("lights " + name)
    ) {
      svg(.class("sixty")) {
        path(.class("cord"), .d(""))
        lights
        circle(.class("flies"), .r(4))
        moon
        words(texts)
      }
      if isExplained { p(.class("scale-words")) { texts.lights.about } }
    }
  }

  private var lights: [View] {
    let lit =
      truth == 0
      ? []
      : (1...truth).map { second in
        isBeyond(second) ? star(second) : light("light lit", second)
      }
    // Those that the guess has beyond the truth.
    let beside = guess > truth ? (truth + 1...guess).map { light("light beside", $0) } : []
    return (1...Self.count).map { light("light", $0) } + lit + beside
  }

  /// What a guess that was way off did not see is night.
  private func isBeyond(_ second: Int) -> Bool { rating == .wayOff && second > guess }

  private func light(_ name: String, _ second: Int) -> View {
    circle(.class(second % 10 == 0 ? name + " tenth" : name), .r(4), .data("at", "\(second)"))
  }

  private func star(_ second: Int) -> View {
    g(.class("lit far"), .data("at", "\(second)")) { spark(x: 0, y: -8, radius: 8) }
  }

  private var moon: View {
    g(.class("moon-in"), .data("at", "\(guess)")) {
      path(.class("moon-thread"), .d("M0-7V-13"))
      circle(.class("moon-disc"), .cy(-22), .r(9.5))
      path(.class("moon-shade"), .d("M3-29.5a8 8 0 0 1 0 15a11 11 0 0 0 0-15Z"))
    }
  }

  private func words(_ texts: Texts) -> [View] {
    [
      g(.class("guess-words")) {
        text(.class("who-says"), .y(-70)) { texts.reveal.yourGuess }
        text(.class("at-end"), .y(-41)) { texts.words(for: shown.estimate) }
      },
      g(.class("took-words")) {
        text(.class("at-end"), .y(35)) { texts.words(for: shown.actual) }
        text(.class("who-says it-took"), .y(53)) { texts.reveal.itTook }
      },
      g(.class("minute"), .data("at", "\(Self.count)")) {
        text(.class("who-says"), .y(25)) { texts.words(for: .minutes(1)) }
      },
    ]
  }

  /// What the number says on its way to the truth, which comes last.
  private func counts(_ texts: Texts) -> String {
    var counts = texts.words(for: .zero)
    for second in 1..<max(truth, 1) { counts += "|" + texts.words(for: Seconds(second)) }
    return counts
  }
}
