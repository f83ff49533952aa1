import Time

extension QuestSession {
  /// A night keeps what it asks, and then its reveals, for its end.
  package var phase: Phase {
    var (asking, revealing) = (Phase?.none, Phase?.none)
    for index in plan.indices {
      let step = plan[index]
      switch states[index] {
      case .waiting:
        return .estimating(step)
      case .running(let lock):
        return .doing(step, lock)
      case .finished(let estimation) where estimation.isUnseen:
        if estimation.isOpenQuestion {
          asking = asking ?? .asking(step, estimation)
        } else {
          revealing = revealing ?? .revealing(step, estimation)
        }
        if isNight { continue }
      case .finished, .skipped:
        continue
      }
      break
    }
    return asking ?? revealing ?? .ended
  }

  /// The estimations whose reveal can be seen and has not been.
  package var unseen: [EstimationID] {
    states.compactMap { state in
      guard case .finished(let estimation) = state, estimation.isUnseen,
        !estimation.isOpenQuestion
      else { return nil }
      return estimation.id
    }
  }

  /// The estimations that stand, in the order of the steps.
  package var estimations: [Estimation] {
    states.compactMap { state in
      if case .finished(let estimation) = state { estimation } else { nil }
    }
  }

  /// The steps that are skipped, in their order.
  package var skipped: [StepID] {
    plan.indices.compactMap { index in
      if case .skipped = states[index] { plan[index].id } else { nil }
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

  /// The session with a name for what was guessed without one.
  package func named(_ name: String) -> QuestSession {
    var session = self
    session.plan = plan.map {
      $0.name.isEmpty ? PlannedStep(id: $0.id, name: name, icon: $0.icon) : $0
    }
    return session
  }

  /// The points of everything that has been revealed.
  package var experience: XP { earnings.total + credit }

  /// The session with the points that an earlier program gave for it.
  package func credited(_ credit: XP) -> QuestSession {
    var session = self
    session.credit = credit
    return session
  }

  /// The guesses that count, added up; what is skipped is in neither sum.
  package var totalGuess: Seconds { counted.reduce(.zero) { $0 + $1.estimate } }

  package var totalTime: Seconds { counted.reduce(.zero) { $0 + $1.actual } }

  private var counted: [Guess] { estimations.filter { $0.counts }.map { $0.guess } }
}
