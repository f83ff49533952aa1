extension QuestSession {
  /// The session after its events, which come in the family's common order.
  package func replaying(_ events: [SessionEvent]) -> QuestSession {
    var replay = Replay(session: self, events: events)
    for event in events { replay.apply(event) }
    return replay.session
  }
}

private struct Replay {
  var session: QuestSession
  /// A handful each, so lists do.
  private var locks: [LockedEstimate] = []
  private var reopened: [EstimationID] = []

  init(session: QuestSession, events: [SessionEvent]) {
    self.session = session
    // Known before the first event is applied: what was taken back never competes to be counted.
    for event in events {
      if case .stepReopened(let estimation) = event.kind { reopened.append(estimation) }
      if case .estimateLocked(let lock) = event.kind { locks.append(lock) }
    }
  }

  mutating func apply(_ event: SessionEvent) {
    session.lastEventAt = max(session.lastEventAt, event.at)
    switch event.kind {
    case .estimateLocked(let lock):
      start(lock)
    case .stepFinished(let id, let step, let lock, let measurement):
      finish(id, step, lock, measurement, offset: event.offset)
    case .stepReopened:
      break
    case .stepSkipped(let step):
      skip(step)
    case .revealClosed(let id):
      changeEstimation(id) { $0.hasSeenReveal = true }
    case .durationCorrected(let id, let correction):
      changeEstimation(id) { $0.correction = correction }
    case .closed(let total):
      session.shownTotal = max(session.shownTotal ?? .zero, total)
    }
  }

  private func index(of step: StepID) -> Int? { session.plan.firstIndex { $0.id == step } }

  /// A second device's guess changes nothing, but it does bring a skipped step back.
  private mutating func start(_ lock: LockedEstimate) {
    guard let index = index(of: lock.step) else { return }
    switch session.states[index] {
    case .waiting, .skipped: session.states[index] = .running(lock)
    case .running, .finished: break
    }
  }

  /// The first of several finishes counts; a finished step outlives a skip by another device.
  private mutating func finish(
    _ id: EstimationID,
    _ step: StepID,
    _ lockID: LockID,
    _ measurement: Measurement,
    offset: UTCOffset
  ) {
    guard let index = index(of: step), !reopened.contains(id),
      let lock = locks.last(where: { $0.id == lockID && $0.step == step })
    else { return }
    if case .finished = session.states[index] { return }
    session.states[index] = .finished(
      Estimation(
        id: id,
        lock: lock,
        stepName: session.plan[index].name,
        measurement: measurement,
        offset: offset
      )
    )
  }

  private mutating func skip(_ step: StepID) {
    guard let index = index(of: step) else { return }
    if case .finished = session.states[index] { return }
    session.states[index] = .skipped
  }

  private mutating func changeEstimation(
    _ id: EstimationID,
    _ change: (inout Estimation) -> Void
  ) {
    for index in session.states.indices {
      guard case .finished(var estimation) = session.states[index], estimation.id == id
      else { continue }
      change(&estimation)
      session.states[index] = .finished(estimation)
    }
  }
}
