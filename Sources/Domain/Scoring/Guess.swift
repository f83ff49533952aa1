import Time

/// A guessed and a measured duration side by side.
package struct Guess: Hashable, Sendable {
  package let estimate: Seconds
  package let actual: Seconds

  package init(estimate: Seconds, actual: Seconds) {
    self.estimate = estimate
    self.actual = actual
  }

  /// Below this, a difference of 15 s counts as one of 10 %.
  package static let floor = Seconds(150)

  /// What the difference is measured by: the actual duration, at least the floor.
  package var yardstick: Seconds { max(actual, Self.floor) }

  /// estimate - actual: positive when the guess was longer.
  package var difference: Seconds { estimate - actual }

  /// |estimate - actual| / max(actual, 150 s).
  package var relativeError: Double {
    Double(difference.magnitude.milliseconds) / Double(yardstick.milliseconds)
  }
}
