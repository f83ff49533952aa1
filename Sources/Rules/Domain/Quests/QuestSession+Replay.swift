import Time

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
  // What refers to another event is known before the first one is applied, so that it never matters
  // which of two clocks was ahead. A handful each, so lists do.
  private var locks: [LockedEstimate] = []
  private var reopened: [EstimationID] = []
  private var revealed: [EstimationID] = []
  private var corrections: [(estimation: EstimationID, correction: Correction)] = []

  init(session: QuestSession, events: [SessionEvent]) {
    self.session = session
    for event in events {
      switch event.kind {
      case .estimateLocked(let lock): note(lock)
      case .stepReopened(let id): reopened.append(id)
      case .revealClosed(let id): revealed.append(id)
      case .durationCorrected(let id, let correction): corrections.append((id, correction))
      case .nightBegun, .wholeGuessed, .stepFinished, .stepSkipped, .stepPutBack, .closed: break
      }
    }
  }

  private mutating func note(_ lock: LockedEstimate) {
    locks.append(lock)
    if index(of: lock.step) == nil { return }
    session.begunAt = min(session.begunAt ?? lock.startedAt, lock.startedAt)
  }

  mutating func apply(_ event: SessionEvent) {
    extendLife(to: event.at)
    switch event.kind {
    case .nightBegun:
      session.isNight = true
    case .wholeGuessed(let guess):
      // The first of two devices' counts.
      session.wholeGuess = session.wholeGuess ?? guess
    case .estimateLocked(let lock):
      start(lock)
    case .stepFinished(let id, let step, let lock, let measurement):
      // Ids are unique, so it is one lock; should it be several, the points of the best one count.
      let candidates = locks.filter { $0.id == lock && $0.step == step }
        .map { estimation(id, $0, measurement, event) }
      for candidate in candidates { earn(candidate) }
      if let last = candidates.last { finish(last) }
    case .stepSkipped(let step):
      skip(step)
    case .stepPutBack(let step):
      putBack(step)
    case .closed(let total):
      session.shownTotal = max(session.shownTotal ?? .zero, total)
    case .stepReopened, .revealClosed, .durationCorrected:
      break
    }
  }

  /// What is noted in a session that is closed by age does not open it again.
  private mutating func extendLife(to instant: Instant) {
    if instant.since(session.lastEventAt) > QuestSession.resumable { return }
    session.lastEventAt = max(session.lastEventAt, instant)
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

  private func estimation(
    _ id: EstimationID,
    _ lock: LockedEstimate,
    _ measurement: Measurement,
    _ event: SessionEvent
  ) -> Estimation {
    Estimation(
      id: id,
      lock: lock,
      stepName: index(of: lock.step).map { session.plan[$0].name } ?? "",
      measurement: measurement,
      offset: event.offset,
      correction: corrections.last { $0.estimation == id }?.correction,
      hasSeenReveal: revealed.contains(id)
    )
  }

  private mutating func earn(_ estimation: Estimation) {
    let said = corrections.filter { $0.estimation == estimation.id }.map { $0.correction }
    if let earning = Earning(estimation, said: said) { session.earnings.append(earning) }
  }

  /// The first of several finishes counts; a finished step outlives a skip by another device.
  private mutating func finish(_ estimation: Estimation) {
    guard let index = index(of: estimation.lock.step) else { return }
    if reopened.contains(estimation.id) {
      if !estimation.isOpenQuestion { session.takenBack += 1 }
      return
    }
    if case .finished = session.states[index] { return }
    session.states[index] = .finished(estimation)
  }

  private mutating func skip(_ step: StepID) {
    guard let index = index(of: step) else { return }
    if case .finished = session.states[index] { return }
    session.states[index] = .skipped
  }

  /// What was running goes on from its start.
  private mutating func putBack(_ step: StepID) {
    guard let index = index(of: step), case .skipped = session.states[index] else { return }
    session.states[index] = locks.first { $0.step == step }.map { .running($0) } ?? .waiting
  }
}
