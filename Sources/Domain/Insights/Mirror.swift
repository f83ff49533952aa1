import Time

/// Each miss, split: what is steady, what is the player's, and what the task brings along itself.
package struct Mirror: Hashable, Sendable {
  /// Tilt is its mean, wobble its deviation: mean square = tilt^2 + wobble^2.
  package let errors: Spread
  /// How much the task's own length differs: the deviation of ln(actual).
  package let taskSpread: Double

  package init(errors: Spread, taskSpread: Double) {
    self.errors = errors
    self.taskSpread = taskSpread
  }

  /// Nil where there is nothing to look at.
  package init?(_ window: TaskWindow) {
    if window.errors.isEmpty { return nil }
    errors = Spread(window.errors[...])
    let lengths = window.guesses.map { Logarithm.natural(max($0.guess.actual, Seconds(1)).value) }
    taskSpread = Spread(lengths[...]).deviation
  }

  package var tilt: Double { errors.mean }

  package var wobble: Double { errors.deviation }
}
