import Time

/// What insights look at: a task's honest guesses of the last 90 days outside calibration, as numbers.
package struct TaskWindow: Hashable, Sendable {
  package static let length = Seconds.hours(90 * 24)

  package let guesses: [PastGuess]
  /// e of each: positive means guessed long.
  package let errors: [Double]
  /// 0 to 100.
  package let accuracies: [Double]

  package init(_ history: TaskHistory, at now: Instant) {
    // NB: dates far ahead are a clock's mistake; they wait until the reader's clock gets there.
    self.init(history, at: now, until: now.adding(QuestSession.ahead))
  }

  /// The window as it was a week before.
  package init(_ history: TaskHistory, aWeekBefore now: Instant) {
    let then = now.adding(Seconds(milliseconds: -Seconds.hours(7 * 24).milliseconds))
    self.init(history, at: then, until: then)
  }

  private init(_ history: TaskHistory, at now: Instant, until last: Instant) {
    self.init(Self.honest(of: history, at: now, until: last).filter { $0.teaches })
  }

  /// The honest guesses of the last 90 days, calibration included, the oldest first.
  package static func honest(of history: TaskHistory, at now: Instant) -> [PastGuess] {
    honest(of: history, at: now, until: now.adding(QuestSession.ahead))
  }

  private static func honest(
    of history: TaskHistory,
    at now: Instant,
    until last: Instant
  ) -> [PastGuess] {
    let first = now.adding(Seconds(milliseconds: -length.milliseconds))
    let recent = history.guesses.reversed().prefix { $0.finishedAt > first }
    return recent.reversed().filter { $0.isHonest && $0.finishedAt <= last }
  }

  /// - Parameter guesses: the oldest first.
  package init(_ guesses: [PastGuess]) {
    self.guesses = guesses
    errors = guesses.map { $0.guess.logarithmicError }
    accuracies = guesses.map { $0.accuracy }
  }
}
