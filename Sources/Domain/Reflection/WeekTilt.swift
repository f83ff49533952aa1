import Time

/// The side to which a week's guesses leaned, all tasks together.
package struct WeekTilt: Hashable, Sendable {
  package let tendency: Tendency
  /// The mean of ln(estimate / actual).
  package let tilt: Double
  /// The task that did most of it, as the player reads it.
  package let leading: String

  /// Nil when they leaned to none.
  init?(_ week: ISOWeek, of history: History) {
    var guesses: [PastGuess] = []
    var ends: [Int] = []
    for task in history.tasks {
      guesses += task.guesses.filter {
        $0.teaches && $0.day >= week.monday && $0.day <= week.sunday
      }
      ends.append(guesses.count)
    }
    let window = TaskWindow(guesses)
    guard let tendency = Tendency(once: window) else { return nil }
    self.tendency = tendency
    tilt = Spread(window.errors[...]).mean
    leading = history.tasks[Self.leading(ends, window.errors, tendency.direction)].name
  }

  /// The task with the largest sum of errors in a direction.
  ///
  /// - Parameter ends: where the errors of each task end; they begin where those of the one before end.
  private static func leading(
    _ ends: [Int],
    _ errors: [Double],
    _ direction: Tendency.Direction
  ) -> Int {
    let bounds = Spread(errors[...]).bounds
    let sign = direction == .longer ? 1.0 : -1.0
    var leading = 0
    var most = -Double.infinity
    for task in ends.indices {
      let own = errors[(task == 0 ? 0 : ends[task - 1])..<ends[task]]
      let sum = own.reduce(0) { $0 + sign * bounds.nearest(to: $1) }
      if !own.isEmpty, sum > most {
        most = sum
        leading = task
      }
    }
    return leading
  }
}
