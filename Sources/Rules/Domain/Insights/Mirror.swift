import Time

/// Each miss, split: what is steady, what is the task's, and what is the player's own.
package struct Mirror: Hashable, Sendable {
  /// Tilt is its mean, wobble its deviation: mean square = tilt^2 + wobble^2.
  package let errors: Spread
  /// What the task itself differs by: the wobble that always guessing its own median would have.
  package let taskSpread: Double

  package init(errors: Spread, taskSpread: Double) {
    self.errors = errors
    self.taskSpread = taskSpread
  }

  /// Nil where there is nothing to look at.
  package init?(_ window: TaskWindow) {
    if window.errors.isEmpty { return nil }
    errors = Spread(window.errors[...])
    let actuals = window.guesses.map { $0.guess.actual }
    let usual = Seconds(milliseconds: Int64((median(actuals.map { $0.value }) * 1000).rounded()))
    let errors = actuals.map { Guess(estimate: usual, actual: $0).logarithmicError }
    taskSpread = Spread(errors[...]).deviation
  }

  package var tilt: Double { errors.mean }

  package var wobble: Double { errors.deviation }

  /// The player's own part of the wobble: sqrt(max(0, wobble^2 - spread^2)).
  package var ownWobble: Double {
    max(0, wobble * wobble - taskSpread * taskSpread).squareRoot()
  }

  /// Neither to one side nor far from the line, and the task itself takes about the same each time.
  package var isOnTheLine: Bool {
    let steps = MirrorSteps(self)
    return steps.wobble == 0 && steps.taskSpread == 0 && abs(tilt) < Self.besideTheLine
  }

  /// The natural logarithm of 1.05.
  private static let besideTheLine = 0.048_790_164_169_432_05
}
