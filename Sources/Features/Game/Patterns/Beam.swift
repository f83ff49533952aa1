import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// Guesses against truths: a lantern at the origin throws a beam through the dots.
///
/// To the right the truth, up the guess. The beam points where the tilt is and is as wide as the wobble; the
/// ribbon along the bottom is the task's own spread.
struct Beam {
  private static let size = 148.0
  fileprivate static let left = 8.0
  fileprivate static let bottom = 140.0
  fileprivate static let length = 132.0

  private let guesses: [Guess]
  /// None where there is too little to draw a beam from.
  private let mirror: Mirror?
  /// The longest duration that has room, in seconds.
  private let longest: Double
  /// What it takes mostly, in seconds.
  private let usual: Double

  init(_ guesses: [Guess], _ mirror: Mirror?) {
    self.guesses = guesses
    self.mirror = mirror
    longest = Dots.longest(of: guesses)
    usual = guesses.isEmpty ? 1 : max(median(guesses.map { $0.actual.value }), 1)
  }

  /// - Parameter own: where this is nobody's, in open dots, the player's guesses beside it, on a scale of their own.
  func drawing(named name: String, _ texts: Texts, beside own: [Guess]? = nil) -> View {
    let dots = Dots(guesses)
    let others = Dots(own ?? [])
    return beam(named: name) {
      path(.class("dot"), .d(dots.course))
      if own.exists {
        path(.class("dot core"), .d(dots.course))
        path(.class("dot own"), .d(others.course))
        others.open("open own")
      } else {
        dots.beyond(texts)
      }
    }
  }

  private func beam(named name: String, @MarkupBuilder<Action> dots: () -> View) -> View {
    svg(.class("beam"), .viewBox(0, 0, Self.size, Self.size), .role("img"), .aria("label", name)) {
      path(.class("axis"), .d("M8 8V140H140"))
      path(.class("exact"), .d("M8 140L140 8"))
      if let mirror {
        path(.class("cone"), .fill("url(#beamlight)"), .d(cone(mirror)))
        path(.class("ray"), .d("M8 140L" + end(of: slope(mirror.tilt))))
        path(.class("span"), .d(span(mirror)))
      }
      dots()
      circle(.class("halo"), .cx(Self.left), .cy(Self.bottom), .r(26), .fill("url(#halo)"))
      circle(.class("lamp"), .cx(Self.left), .cy(Self.bottom), .r(5))
    }
  }

  /// Between the slopes of tilt less wobble and tilt and wobble, cut off by the frame.
  private func cone(_ mirror: Mirror) -> String {
    let low = slope(mirror.tilt - mirror.wobble)
    let high = slope(mirror.tilt + mirror.wobble)
    let corner = low < 1 && high > 1 ? "L140 8" : ""
    return "M8 140L" + end(of: low) + corner + "L" + end(of: high) + "Z"
  }

  /// Of the line through the guess that has this e where the thing takes as long as mostly: e^error from a minute on,
  /// steeper below it.
  private func slope(_ error: Double) -> Double {
    let yardstick = max(usual, Guess.floor.value)
    return max(1 + yardstick * (Logarithm.exponential(error) - 1) / usual, 0)
  }

  /// Where a line through the origin leaves the frame.
  private func end(of slope: Double) -> String {
    let x = slope > 1 ? Self.length / slope : Self.length
    let y = slope > 1 ? Self.length : Self.length * slope
    return decimal(Self.left + x) + " " + decimal(Self.bottom - y)
  }

  /// Where two of three of the actual times lie.
  private func span(_ mirror: Mirror) -> String {
    let first = usual / slope(mirror.taskSpread) / longest
    let last = min(usual * slope(mirror.taskSpread) / longest, 1)
    return "M" + decimal(Self.left + Self.length * first) + " 140H"
      + decimal(Self.left + Self.length * last)
  }
}

/// The guesses in the picture, on a scale that one odd day cannot break; what lies beyond it stands open at the rim.
private struct Dots {
  private let guesses: [Guess]
  private let longest: Double

  init(_ guesses: [Guess]) {
    self.guesses = guesses
    longest = Self.longest(of: guesses)
  }

  /// The longest duration that has room, in seconds: a third above what nine of ten are below.
  static func longest(of guesses: [Guess]) -> Double {
    let most = [guesses.map { $0.actual }, guesses.map { $0.estimate }]
      .map { TaskSpan.ninetieth(of: $0).value }
    return max(1.3 * max(most[0], most[1]), 1)
  }

  private func place(_ guess: Guess) -> (x: Double, y: Double) {
    (
      Beam.left + Beam.length * min(guess.actual.value / longest, 1),
      Beam.bottom - Beam.length * min(guess.estimate.value / longest, 1)
    )
  }

  private func size(_ guess: Guess) -> Seconds { max(guess.actual, guess.estimate) }

  private func isInside(_ guess: Guess) -> Bool { size(guess).value <= longest }

  /// Points that the round ends of their line make dots.
  var course: String {
    var course = ""
    for guess in guesses where isInside(guess) {
      let (x, y) = place(guess)
      course += "M" + decimal(x) + " " + decimal(y) + "h0"
    }
    return course
  }

  func open(_ name: String) -> [View] {
    guesses.filter { !isInside($0) }.map { guess in
      let (x, y) = place(guess)
      return circle(.class(name), .cx(x), .cy(y), .r(3.2))
    }
  }

  /// At the rim, the furthest with its number.
  func beyond(_ texts: Texts) -> [View] {
    guard
      let furthest = guesses.filter({ !isInside($0) }).ordered(by: { size($0) > size($1) }).first
    else { return [] }
    let (x, y) = place(furthest)
    let isRight = x > Beam.length / 2
    return open("open") + [
      text(.x(x + (isRight ? -7 : 7)), .y(y + 4), .textAnchor(isRight ? "end" : "start")) {
        texts.words(for: size(furthest))
      }
    ]
  }
}
