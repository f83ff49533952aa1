import AppCore
import Controls
import Domain
import Markup
import Time

/// Guesses against truths: a lantern at the origin throws a beam through the dots.
///
/// To the right the truth, up the guess. The beam points where the tilt is and is as wide as the wobble; the
/// ribbon along the bottom is the task's own spread.
struct Beam {
  private static let size = 148.0
  private static let left = 8.0
  private static let bottom = 140.0
  private static let length = 132.0

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
    longest = guesses.reduce(1) { max($0, max($1.estimate.value, $1.actual.value)) } * 1.06
    usual = guesses.isEmpty ? 1 : max(median(guesses.map { $0.actual.value }), 1)
  }

  func drawing(named name: String) -> View {
    svg(.class("beam"), .viewBox(0, 0, Self.size, Self.size), .role("img"), .aria("label", name)) {
      path(.class("axis"), .d("M8 8V140H140"))
      path(.class("exact"), .d("M8 140L140 8"))
      if let mirror {
        path(.class("cone"), .fill("url(#beamlight)"), .d(cone(mirror)))
        path(.class("ray"), .d("M8 140L" + end(of: slope(mirror.tilt))))
        path(.class("span"), .d(span(mirror)))
      }
      path(.class("dot"), .d(dots))
      circle(.class("halo"), .cx(Self.left), .cy(Self.bottom), .r(26), .fill("url(#halo)"))
      circle(.class("lamp"), .cx(Self.left), .cy(Self.bottom), .r(5))
    }
  }

  /// Points that the round ends of their line make dots.
  private var dots: String {
    var course = ""
    for guess in guesses {
      let x = Self.left + Self.length * guess.actual.value / longest
      let y = Self.bottom - Self.length * guess.estimate.value / longest
      course += "M" + decimal(x) + " " + decimal(y) + "h0"
    }
    return course
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
