import Time

/// The side to which a week's guesses leaned, all tasks together.
package struct WeekTilt: Hashable, Sendable {
  package let tendency: Tendency
  /// The mean of the sessions' mean e.
  package let tilt: Double
  /// The task that did most of it, as the player reads it.
  package let leading: String

  private static let leastGuesses = 8
  /// In standard errors: weeks are many.
  private static let begin = 3.5

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
    guard guesses.count >= Self.leastGuesses, let leaning = Self.leaning(window) else { return nil }
    tendency = Tendency(window, leaning, begin: Self.begin)
    tilt = leaning.mean
    leading = history.tasks[Self.leading(ends, window.errors, tendency.direction)].name
  }

  /// The sessions' means, where they lean beyond what chance does.
  ///
  /// By the standard error of the means, since the guesses of a session share its day, and by that of the guesses, too:
  /// a handful of sessions says little of how sessions differ.
  private static func leaning(_ window: TaskWindow) -> Spread? {
    let means = SessionMean.means(window.guesses, window.errors).map { $0.mean }
    guard means.count > 1 else { return nil }
    let spread = Spread(means[...])
    let error = max(spread.standardError, Spread(window.errors[...]).standardError)
    let tilt = abs(spread.mean)
    return tilt > Tendency.leastTilt && tilt > begin * error ? spread : nil
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
