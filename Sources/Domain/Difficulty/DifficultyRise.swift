/// How the game grows with a player at one task: from the honest guesses outside calibration, in order.
///
/// There is no way down: on days on which nothing works the game waits.
package struct DifficultyRise: Hashable, Sendable {
  package private(set) var level = DifficultyLevel.learning
  /// Of the accuracy, 0 to 100; newer guesses weigh more.
  package private(set) var average: Double?
  /// Accuracies, the newest last.
  private var latest: [Double] = []
  /// With the task, since the last step.
  private var sessions = 0
  private var lastSession: SessionID?

  private static let weight = 0.3
  private static let most = 24
  private static let least = 12
  private static let inSlope = 12

  package init() {}

  package init(_ history: TaskHistory) {
    for past in history.guesses where past.teaches {
      take(past.accuracy, in: past.session)
    }
  }

  package mutating func take(_ accuracy: Double, in session: SessionID) {
    average = average.map { Self.weight * accuracy + (1 - Self.weight) * $0 } ?? accuracy
    if latest.count == Self.most { latest.removeFirst() }
    latest.append(accuracy)
    if lastSession != session {
      lastSession = session
      sessions += 1
    }
    if let next = level.next, reaches(next) {
      level = next
      sessions = 0
    }
  }

  private func reaches(_ next: DifficultyLevel) -> Bool {
    guard sessions >= level.leastSessions, latest.count >= Self.least, let average else {
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

  /// How many sessions with the task it lasts at least.
  var leastSessions: Int { self == .learning ? 12 : 15 }
}
