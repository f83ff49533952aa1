import Core
import Domain
import Markup
import Time

/// Guess and truth as two ribbons that hang from one cord.
///
/// The longer one has full length, the other its share; but less than a minute looks like less than a minute. Both
/// unroll at one speed, so the shorter one stops first and waits.
package struct Ribbons {
  private static let top = 20.0
  private static let width = 70.0
  private static let guessLeft = 46.0
  private static let truthLeft = 211.0
  private static let shortest = 6.0

  private let guess: Double
  private let truth: Double
  private let rating: Rating
  private let seed: UInt64

  /// - Parameter seed: picks the constellation of a way-off guess.
  package init(_ shown: Guess, _ rating: Rating, seed: UInt64) {
    // Sparks want some room below.
    let full = rating == .spotOn ? 300.0 : 320.0
    let longest = max(shown.estimate, shown.actual, .minutes(1)).value
    guess = max(full * shown.estimate.value / longest, Self.shortest)
    truth = max(full * shown.actual.value / longest, Self.shortest)
    self.rating = rating
    self.seed = seed
  }

  private var shorter: Double { min(guess, truth) }

  private var difference: Double { max(guess, truth) - shorter }

  /// The left edge of the longer one.
  private var longerLeft: Double { guess > truth ? Self.guessLeft : Self.truthLeft }

  package var drawing: View {
    svg(.class("ribbons"), .viewBox(0, 0, 327, 350), .aria("hidden", true)) {
      rect(
        .class(rating == .spotOn ? "glow gold" : "glow"),
        .y(Self.top),
        .width(327),
        .height(shorter),
        .fill("url(#glow)")
      )
      path(.class("cord"), .d("M-900 -60Q-420 10 -140 2Q163 25 467 2Q740 10 1240 -60"))
      hanging
      if rating != .spotOn, difference > 0 { beyond }
      if difference > 16, rating != .spotOn { bracket }
      path(.class("meet"), .d("M20 " + decimal(Self.top + shorter) + "H307"))
      rod(Self.guessLeft)
      rod(Self.truthLeft)
      if rating == .spotOn { sparks(Self.sparkPlaces(Self.top + shorter)) }
    }
  }

  private var hanging: [View] {
    let guessCourse = course(from: Self.guessLeft, Self.top, length: guess)
    return [
      path(.class("ribbon-guess"), .d(guessCourse)),
      path(.fill("url(#weave)"), .d(guessCourse)),
      path(
        .class("ribbon-truth"),
        .d(course(from: Self.truthLeft, Self.top, length: truth))
      ),
      shade("shade", Self.truthLeft, truth),
      shade("shade g", Self.guessLeft, guess),
    ]
  }

  /// A ribbon with a tail cut into its end.
  private func course(from left: Double, _ top: Double, length: Double) -> String {
    let notch = min(13, length / 2)
    return "M" + decimal(left) + " " + decimal(top) + "h70v" + decimal(length)
      + "l-35-" + decimal(notch) + "-35 " + decimal(notch) + "Z"
  }

  private func shade(_ name: String, _ left: Double, _ length: Double) -> View {
    rect(.class(name), .x(left), .y(Self.top), .width(7), .height(length))
  }

  private func rod(_ left: Double) -> View {
    rect(.class("rod"), .x(left - 7), .y(13), .width(84), .height(9), .rx(4.5))
  }
}

// What hangs below the end of the shorter ribbon.
extension Ribbons {
  /// In the color of the rating; of a way-off guess it is a piece of night sky.
  private var beyond: [View] {
    let start = Self.top + shorter
    let rest: View = path(
      .class("beyond " + rating.className),
      .d(course(from: longerLeft, start, length: difference))
    )
    return rating == .wayOff ? [rest] + constellation(from: start) : [rest]
  }

  /// Never seen before: its stars are drawn by lot from the seed.
  private func constellation(from start: Double) -> [View] {
    let count = max(2, min(5, Int(difference / 36)))
    let gap = (difference - 24) / Double(count)
    var course = "M"
    var stars: [View] = []
    for index in 0..<count {
      let lot = seed >> UInt64(index * 6)
      let x = longerLeft + 14 + Double(lot & 7) * 6
      let y = start + gap * (Double(index) + 0.4) + Double(lot >> 3 & 7) * gap / 16
      course += (index == 0 ? "" : "L") + decimal(x) + " " + decimal(y)
      stars.append(circle(.class("beyond-star"), .cx(x), .cy(y), .r(index % 2 == 0 ? 2.6 : 3.5)))
    }
    return [path(.class("beyond-line"), .d(course))] + stars
  }

  /// How much it is, between the ribbons.
  private var bracket: View {
    let isGuess = guess > truth
    let x = isGuess ? Self.guessLeft + Self.width + 15 : Self.truthLeft - 15
    let out = isGuess ? "h8v" : "h-8v"
    let back = isGuess ? "h-8" : "h8"
    return path(
      .class("bracket"),
      .d(
        "M" + decimal(x) + " " + decimal(Self.top + shorter + 3) + out + decimal(difference - 6)
          + back
      )
    )
  }

  /// The largest where both end, the others up beside the ribbons, and none among the words above.
  private static func sparkPlaces(_ end: Double) -> [Double] {
    var places: [Double] = []
    for start in stride(from: 0, to: sparkRoom.count, by: 3) {
      let (y, radius) = (end - sparkRoom[start + 1], sparkRoom[start + 2])
      if y >= radius { places += [sparkRoom[start], y, radius] }
    }
    return places
  }

  /// x, how far above the end, radius, by turns.
  private static let sparkRoom: [Double] =
    [
      163, 32, 26, 125, 59, 9, 199, 75, 11, 165, 105, 7, 18, 36, 10, 309, 50, 8, 22, 132, 6,
      304, 156, 10, 143, 161, 5, 187, 202, 6, 14, 214, 8, 312, 237, 5, 163, 248, 4,
    ]
}
