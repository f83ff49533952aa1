import Domain
import SyncEngine

extension AppState {
  /// The session on the screen.
  package var session: QuestSession? {
    switch screen {
    case .quest(let id), .summary(let id): ledger.session(id)
    case .home, .stats, .patterns, .reflection, .settings, .family, .firstStart, .practice,
      .whoPlays, .newQuest, .ownQuest:
      nil
    }
  }

  var revealed: Estimation? {
    if case .revealing(_, let estimation) = session?.phase { estimation } else { nil }
  }

  /// The estimation that she is asked about.
  var asked: Estimation? {
    if case .asking(_, let estimation) = session?.phase { estimation } else { nil }
  }

  /// A page may stay open for days; a quest is not resumed after twelve hours.
  mutating func leaveClosedQuest() -> [Effect] {
    guard case .quest = screen, let session, session.phase != .ended,
      !session.digest.isUnderWay(at: moment.now)
    else { return [] }
    screen = .home
    return closeLeftReveals()
  }

  /// A reveal that was on the screen when its quest was closed by age has been seen.
  mutating func closeLeftReveals() -> [Effect] {
    if !role.canWrite { return [] }
    var closed: [OperationBody] = []
    for session in history {
      if let estimation = session.leftReveal(at: moment.now) {
        closed.append(.sessionEvent(session.id, .revealClosed(estimation)))
      }
    }
    return closed.isEmpty ? [] : record(closed)
  }

  mutating func lockEstimate() -> [Effect] {
    guard let session, case .estimating(let step) = session.phase else { return [] }
    let level = hint(for: step).level
    let lock = LockedEstimate(
      id: LockID(dice.id()),
      step: step.id,
      estimate: .point(draft.estimate),
      difficulty: level,
      bands: level.bands,
      startedAt: moment.now
    )
    attention.begin(lock, at: moment)
    draft = Draft()
    return record([.sessionEvent(session.id, .estimateLocked(lock))])
  }

  mutating func finishStep() -> [Effect] {
    guard let session, case .doing(let step, let lock) = session.phase else { return [] }
    let id = EstimationID(dice.id())
    let earlier = taskHistory(of: step)
    let measurement = measure(lock, after: earlier)
    let finished = SessionEvent.Kind.stepFinished(id, step.id, lock.id, measurement)
    let effects = record([.sessionEvent(session.id, finished)])
    refreshReveal(after: earlier)
    return measurement.doubts.isEmpty ? effects + offerToReopen(id) : effects
  }

  private mutating func offerToReopen(_ id: EstimationID) -> [Effect] {
    reopenable = id
    return [.wait(TimerID(.quest), .after(Self.reopenWindow))]
  }

  /// Whether *Not done yet* is still offered for the reveal on the screen.
  package var canReopen: Bool { reopenable != nil && revealed?.id == reopenable }

  /// How long a reveal offers *Not done yet*.
  package static let reopenWindow = Seconds(10)

  /// Goes on with the step, from its original start.
  mutating func reopenStep(_ estimation: EstimationID) -> [Effect] {
    let isOffered = (canReopen && revealed?.id == estimation) || canReopenQuestion(estimation)
    guard let session, isOffered else { return [] }
    reopenable = nil
    return record([.sessionEvent(session.id, .stepReopened(estimation))])
  }

  /// Her answer to *Forgot to tap Done?*; what it took follows, unless it is not to count.
  mutating func answer(_ estimation: EstimationID, _ correction: Correction) -> [Effect] {
    guard let session, asked?.id == estimation else { return [] }
    let effects = advance(session.id, .durationCorrected(estimation, correction))
    return correction.counts ? effects + offerToReopen(estimation) : effects
  }

  /// *Not today*: without a trace in XP or accuracy.
  mutating func skip(_ step: StepID) -> [Effect] {
    guard let session, session.stepInHand == step else { return [] }
    return advance(session.id, .stepSkipped(step))
  }

  mutating func closeReveal(_ estimation: EstimationID) -> [Effect] {
    guard let session, revealed?.id == estimation else { return [] }
    reopenable = nil
    return advance(session.id, .revealClosed(estimation))
  }

  /// Records an event that may be the session's last; then the summary's total goes with it.
  private mutating func advance(_ id: SessionID, _ event: SessionEvent.Kind) -> [Effect] {
    let effects = record([.sessionEvent(id, event)])
    guard let session = ledger.session(id), session.phase == .ended else { return effects }
    refreshProgress()
    guard session.isCompleted, let total = progress?.experience.total else {
      screen = .home
      return effects
    }
    screen = .summary(id)
    return effects + record([.sessionEvent(id, .closed(total))]) + keepWhatIsStored()
  }

  /// Asked once, when there is something to keep: some browsers pass the question on to the player.
  private func keepWhatIsStored() -> [Effect] {
    history.filter { $0.isCompleted }.count == 1 ? [.ask(.keepStorage)] : []
  }
}

extension QuestSession {
  /// The step that can be put off.
  fileprivate var stepInHand: StepID? {
    switch phase {
    case .estimating(let step), .doing(let step, _): step.id
    case .asking, .revealing, .ended: nil
    }
  }
}
