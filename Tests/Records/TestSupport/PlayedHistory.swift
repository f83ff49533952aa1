import Basics
import Domain
import Time

/// A history made of numbers, as the rules that learn from it read it.
package struct PlayedHistory {
  /// A session: when it started, under which offset, and whether it was one of the first.
  package struct Session {
    package let startedAt: Instant
    package let offset: UTCOffset
    package let isCalibration: Bool

    package init(_ startedAt: Instant, offset: UTCOffset = .utc, isCalibration: Bool = false) {
      self.startedAt = startedAt
      self.offset = offset
      self.isCalibration = isCalibration
    }
  }

  package var history: History { History(tasks: tasks) }
  /// How many guesses there are; the next one gets this number as its id.
  package private(set) var count = 0
  private var tasks: [TaskHistory] = []

  package init() {}

  /// - Parameter finishedAt: the moment of *Done*.
  package mutating func add(
    _ guess: Guess,
    of task: String,
    finishedAt: Instant,
    in session: Session,
    counts: Bool = true,
    isHonest: Bool = true
  ) {
    let digest = GuessDigest(
      id: EstimationID(UInt128(count)),
      step: StepID(1),
      finishedAt: finishedAt,
      offset: session.offset,
      guess: guess,
      rating: .close,
      counts: counts,
      isHonest: isHonest
    )
    count += 1
    let name = TaskName(task)
    let known = tasks.firstIndex { $0.task == name } ?? tasks.count
    if known == tasks.count { tasks.append(TaskHistory(name, name: task)) }
    tasks[known].insert(PastGuess(digest, of: session.digest))
  }
}

extension PlayedHistory.Session {
  fileprivate var digest: SessionDigest {
    SessionDigest(
      id: SessionID(UInt128(startedAt.milliseconds)),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: startedAt,
      offset: offset,
      isCalibration: isCalibration,
      isCompleted: true,
      hasEnded: true,
      experience: .zero,
      shownTotal: nil,
      revealing: nil,
      asking: nil,
      guesses: [],
      takenBack: 0,
      lastEventAt: startedAt
    )
  }
}
