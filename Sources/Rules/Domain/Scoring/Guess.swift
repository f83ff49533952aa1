import Time

/// A guessed and a measured duration side by side.
package struct Guess: Hashable, Sendable {
  package let estimate: Seconds
  package let actual: Seconds

  package init(estimate: Seconds, actual: Seconds) {
    self.estimate = estimate
    self.actual = actual
  }

  /// A few seconds are always close: below a minute a difference of 6 s counts as one of 10 %.
  package static let floor = Seconds(60)

  /// What the difference is measured by: the actual duration, at least the floor.
  package var yardstick: Seconds { max(actual, Self.floor) }

  /// estimate - actual: positive when the guess was longer.
  package var difference: Seconds { estimate - actual }

  /// |estimate - actual| / max(actual, 60 s).
  package var relativeError: Double { relativeError(by: yardstick) }

  func relativeError(by yardstick: Seconds) -> Double {
    Double(difference.magnitude.milliseconds) / Double(yardstick.milliseconds)
  }

  /// e = ln(1 + (estimate - actual) / yardstick): positive when the guess was longer; from a minute on it is
  /// ln(estimate / actual).
  ///
  /// NB: a guess of nothing, which no dial allows and a file may hold, has no logarithm: it counts as a second.
  package var logarithmicError: Double {
    Logarithm.natural(max(difference + yardstick, Seconds(1)).value / yardstick.value)
  }
}
