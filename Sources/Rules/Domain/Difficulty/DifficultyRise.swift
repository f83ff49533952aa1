import Time

/// How the game grows with a player at one task: from the honest guesses outside calibration, in order.
///
/// There is no way down: on days on which nothing works the game waits.
package struct DifficultyRise: Hashable, Sendable {
  package private(set) var level = DifficultyLevel.learning
  /// Of the accuracy, 0 to 100; newer guesses weigh more.
  package private(set) var average: Double?
  /// Accuracies, the newest last.
  private var latest: [Double] = []
  /// Local days with the task since the last step: ten rounds in one morning are one.
  private var days = 0
  private var lastDay: LocalDay?

  private static let weight = 0.3
  private static let most = 24
  private static let least = 12
  private static let inSlope = 12

  package init() {}

  package init(_ history: TaskHistory) {
    for past in history.guesses where past.teaches {
      take(past.accuracy, on: past.day)
    }
  }

  package mutating func take(_ accuracy: Double, on day: LocalDay) {
    average = average.map { Self.weight * accuracy + (1 - Self.weight) * $0 } ?? accuracy
    if latest.count == Self.most { latest.removeFirst() }
    latest.append(accuracy)
    // Over the date line a day can come a second time.
    if lastDay.map({ day > $0 }) ?? true {
      lastDay = day
      days += 1
    }
    if let next = level.next, reaches(next) {
      level = next
      days = 0
    }
  }

  private func reaches(_ next: DifficultyLevel) -> Bool {
    guard days >= level.leastDays, latest.count >= Self.least, let average else {
      return false
    }
    return average >= next.threshold && latest[...].mean >= next.threshold
      && leastSquaresSlope(latest.suffix(Self.inSlope)) >= 0
  }
}

extension TaskHistory {
  /// What the game demands now: never less than at any guess before.
  package var level: DifficultyLevel {
    max(reached, DifficultyRise(self).level)
  }
}

extension DifficultyLevel {
  var next: DifficultyLevel? { DifficultyLevel(rawValue: rawValue + 1) }

  /// The accuracy that the level begins at, 0 to 100.
  var threshold: Double {
    switch self {
    case .learning: 0
    case .practicing: 40
    case .confident: 60
    case .mastering: 80
    }
  }

  /// How many local days with the task it lasts at least.
  var leastDays: Int { self == .learning ? 12 : 15 }
}
