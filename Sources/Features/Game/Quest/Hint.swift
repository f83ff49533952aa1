import Basics
import Domain
import SyncEngine
import Time

/// What the estimate screen tells of earlier times, by how far the game has grown with the player at the task.
package struct Hint: Hashable, Sendable {
  package let step: StepID
  let level: DifficultyLevel
  /// The latest honest ones, the oldest first: three at most.
  package let lastTimes: [Seconds]
  package let tendency: Tendency.Direction?
  package internal(set) var isAskedFor = false

  package static let mostTimes = 3

  init(_ step: StepID, _ history: TaskHistory, at now: Instant) {
    self.step = step
    level = history.level
    lastTimes = history.honest().suffix(Self.mostTimes).map { $0.actual }
    tendency = Tendency(TaskWindow(history, at: now))?.direction
  }

  /// There is nothing to tell before the first time.
  private var hasTimes: Bool { !lastTimes.isEmpty }

  private var hasTendency: Bool { tendency.exists }

  package var showsTimes: Bool {
    switch level {
    case .learning: hasTimes
    case .confident: isAskedFor && hasTimes
    case .practicing, .mastering: false
    }
  }

  /// The times that are told; none where they are not.
  package var shownTimes: [Seconds] { showsTimes ? lastTimes : [] }

  package var showsTendency: Bool {
    switch level {
    case .learning, .practicing: hasTendency
    case .confident: isAskedFor && hasTendency
    case .mastering: false
    }
  }

  /// Whether it can be asked for.
  package var isOffered: Bool { level == .confident && !isAskedFor && hasTimes }
}
