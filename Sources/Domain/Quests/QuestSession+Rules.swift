extension QuestSession {
  /// How long after its last event a session can still be resumed.
  package static let resumable = Seconds.hours(12)

  package var phase: Phase {
    for index in plan.indices {
      let step = plan[index]
      switch states[index] {
      case .waiting:
        return .estimating(step)
      case .running(let lock):
        return .doing(step, lock)
      case .finished(let estimation) where !estimation.hasSeenReveal:
        return .revealing(step, estimation)
      case .finished, .skipped:
        continue
      }
    }
    return .ended
  }

  /// The estimations that stand, in the order of the steps.
  package var estimations: [Estimation] {
    states.compactMap { state in
      if case .finished(let estimation) = state { estimation } else { nil }
    }
  }

  private var isThrough: Bool {
    states.allSatisfy { state in
      switch state {
      case .finished, .skipped: true
      case .waiting, .running: false
      }
    }
  }

  /// Every step finished or skipped, at least one finished.
  package var isCompleted: Bool { isThrough && !estimations.isEmpty }

  /// Closing by age is derived from the reader's clock, never an event.
  package func isClosedByAge(at now: Instant) -> Bool {
    now.since(lastEventAt) > Self.resumable
  }

  /// A session dated further ahead than this waits until the reader's clock gets there.
  package static let ahead = Seconds.hours(24)

  package func isUnderWay(at now: Instant) -> Bool {
    phase != .ended && !isClosedByAge(at: now) && lastEventAt.since(now) <= Self.ahead
  }

  /// The first step behind a given one that is not over.
  package func stepToDo(after step: StepID) -> PlannedStep? {
    for index in plan.indices where plan[index].id != step {
      switch states[index] {
      case .waiting, .running: return plan[index]
      case .finished, .skipped: continue
      }
    }
    return nil
  }

  /// Whether its day counts for the streak: completed, or closed by age with a finished step.
  package func countsForStreak(at now: Instant) -> Bool {
    isCompleted || (isClosedByAge(at: now) && !estimations.isEmpty)
  }

  package var experience: XP { estimations.reduce(.zero) { $0 + $1.experience } }

  /// The guesses that count, added up; what is skipped is in neither sum.
  package var totalGuess: Seconds { counted.reduce(.zero) { $0 + $1.estimate } }

  package var totalTime: Seconds { counted.reduce(.zero) { $0 + $1.actual } }

  private var counted: [Guess] { estimations.filter { $0.counts }.map { $0.guess } }
}
