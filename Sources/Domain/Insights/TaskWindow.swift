import Time

/// What insights look at: a task's honest guesses of the last 90 days outside calibration, as numbers.
package struct TaskWindow: Hashable, Sendable {
  package static let length = Seconds.hours(90 * 24)

  package let guesses: [PastGuess]
  /// ln(estimate / actual) of each, each duration at least a second: positive means guessed long.
  package let errors: [Double]
  /// 0 to 100.
  package let accuracies: [Double]

  package init(_ history: TaskHistory, at now: Instant) {
    let first = now.adding(Seconds(milliseconds: -Self.length.milliseconds))
    // NB: dates far ahead are a clock's mistake; they wait until the reader's clock gets there.
    let last = now.adding(QuestSession.ahead)
    let recent = history.guesses.reversed().prefix { $0.finishedAt > first }
    self.init(recent.reversed().filter { $0.teaches && $0.finishedAt <= last })
  }

  /// - Parameter guesses: the oldest first.
  package init(_ guesses: [PastGuess]) {
    self.guesses = guesses
    errors = guesses.map { $0.guess.logarithmicError }
    accuracies = guesses.map { $0.accuracy }
  }
}

extension Guess {
  /// ln(estimate / actual), each at least a second: positive when the guess was longer.
  package var logarithmicError: Double {
    Logarithm.natural(max(estimate, Seconds(1)).value / max(actual, Seconds(1)).value)
  }
}
