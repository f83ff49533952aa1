import AppCore
import Domain
import Markup
import Strings
import Time

/// Guess and truth as two ribbons that hang side by side.
///
/// The longer one has full length, the other its share; but less than a minute looks like less than a minute. How
/// long full length is depends on the window, so all lengths are shares of it: the style sheet draws them, and
/// `Public/runtime/ribbons.js` lets them fall at one speed, so that the shorter one stops first and waits.
package struct Ribbons {
  /// Of full length.
  private let guess: Double
  private let truth: Double
  private let shown: Guess
  private let rating: Rating?
  private let seed: UInt64

  /// - Parameter seed: picks the constellation of a way-off guess.
  package init(_ shown: Guess, _ rating: Rating?, seed: UInt64) {
    let longest = max(shown.estimate, shown.actual, .minutes(1)).value
    guess = shown.estimate.value / longest
    truth = shown.actual.value / longest
    self.shown = shown
    self.rating = rating
    self.seed = seed
  }

  private var difference: Double { abs(guess - truth) }

  /// What is too short to be seen is no difference to draw.
  private var hasBeyond: Bool { rating != .spotOn && difference > 0.04 }

  /// - Parameter name: of the reveal; it falls once for each.
  package func hanging(_ name: String, _ texts: Texts) -> View {
    fallingRibbons(
      .class(guess > truth ? "longer-guess" : "longer-truth"),
      // In thousandths.
      .data("guess", decimal(guess * 1000)),
      .data("truth", decimal(truth * 1000)),
      .data("counts", counts(texts)),
      .aria("hidden", true),
      .key("ribbons " + name)
    ) {
      div(.class("drop")) {
        div(.class("between")) {}
        ribbon("guess", shown.estimate, texts)
        ribbon("truth", shown.actual, texts)
        if hasBeyond {
          beyond
          div(.class("bracket")) {}
        }
        div(.class("meet")) {}
        if rating == .spotOn { sparkling }
      }
    }
  }

  private func ribbon(_ name: String, _ length: Seconds, _ texts: Texts) -> View {
    div(.class("hang " + name)) {
      cloth("cloth") {
        path(.class("ribbon"), .d(Self.course))
        path(.class("woven"), .d(Self.course))
        path(.class("shade"), .d("M1-10h7v607l-7 2.5Z"))
      }
      span(.class("at-end")) { texts.words(for: length) }
    }
  }

  /// What hangs below the end of the shorter ribbon, in the color of the rating where there is one.
  ///
  /// Of a way-off guess it is a piece of night sky. It falls with its ribbon, and is seen through a window that hangs
  /// still.
  private var beyond: View {
    div(.class("beyond " + (rating?.className ?? "unrated"))) {
      div(.class(guess > truth ? "hang guess" : "hang truth")) {
        cloth("cloth") {
          path(.class("rest"), .d(Self.course))
          if rating == .wayOff { constellation }
        }
      }
    }
  }

  /// Drawn from its lower end up, as long as its place is.
  private func cloth(_ name: String, @MarkupBuilder<Action> content: () -> View) -> View {
    svg(
      .class(name),
      .viewBox(0, 0, 84, Self.longest),
      .preserveAspectRatio("xMidYMax slice")
    ) { content() }
  }

  /// No ribbon is longer, in units of its width's 84.
  private static let longest = 600.0
  private static let course = "M1-10V599l41-14 41 14V-10"
}

extension Ribbons {
  /// Never seen before: its stars are drawn by lot from the seed.
  ///
  /// Those that do not fit are cut off.
  private var constellation: [View] {
    let count = max(2, min(6, Int(difference * 7)))
    var course = "M"
    var stars: [View] = []
    for index in 0..<count {
      let lot = seed >> UInt64(index * 6)
      let x = 20 + Double(lot & 7) * 6
      let y = Self.longest - 42 - Double(index) * 38 - Double(lot >> 3 & 7) * 2
      course += (index == 0 ? "" : "L") + decimal(x) + " " + decimal(y)
      stars.append(circle(.class("beyond-star"), .cx(x), .cy(y), .r(index % 2 == 0 ? 2.6 : 3.5)))
    }
    return [path(.class("beyond-line"), .d(course))] + stars
  }

  /// The largest where both end, the others beside and between the ribbons, and none among the words.
  private var sparkling: View {
    div(.class("sparkling")) {
      Self.sparkPlaces.map { places in
        svg(.viewBox(0, 0, 375, Self.longest), .preserveAspectRatio("xMidYMax slice")) {
          sparks(places)
        }
      }
    }
  }

  /// In three pictures, one after the other: x, y and radius by turns; x between the ribbons or outside them.
  private static let sparkPlaces: [[Double]] = [
    [162, 522, 9, 203, 432, 6, 182, 330, 5, 30, 466, 6, 332, 348, 6],
    [212, 502, 11, 163, 395, 8, 40, 546, 10, 346, 438, 10],
    [187, 545, 26, 178, 470, 7, 208, 366, 6, 336, 533, 9, 42, 382, 8],
  ]

  /// What the number says on its way to the truth, which comes last.
  private func counts(_ texts: Texts) -> String {
    let steps = min(max(shown.actual.whole, 1), 40)
    var counts = ""
    for step in 0..<steps {
      let passed = Seconds(shown.actual.whole * step / steps)
      if step > 0 { counts += "|" }
      counts += texts.words(for: passed)
    }
    return counts
  }
}
