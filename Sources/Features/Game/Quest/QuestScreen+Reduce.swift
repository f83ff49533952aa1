import AppCore
import Basics
import Domain
import SyncEngine
import Time

extension QuestScreen {
  mutating func reduce(
    _ action: QuestAction,
    _ memory: inout QuestMemory,
    _ core: inout Core
  ) -> [Effect] {
    // What a quest begins with is not asked for any more.
    isNew = false
    switch action {
    case .draft(let action):
      memory.draft.reduce(action)
      return []
    case .hintAskedFor:
      hint?.isAskedFor = true
      return []
    case .estimateLocked: return lockEstimate(&memory, &core)
    case .stepFinished: return finishStep(&memory, &core)
    case .stepSkipped(let step): return skip(step, &memory, &core)
    case .durationAnswered(let estimation, let correction):
      return answer(estimation, correction, &memory, &core)
    case .notDoneYet(let estimation): return reopen(estimation, &memory, &core)
    case .revealClosed(let estimation): return closeReveal(estimation, &memory, &core)
    case .nameWanted:
      memory.naming = ""
      return []
    case .nameTyped(let name):
      memory.naming = name
      return []
    case .nameKept: return keepName(&memory, &core)
    }
  }

  private mutating func lockEstimate(_ memory: inout QuestMemory, _ core: inout Core) -> [Effect] {
    guard case .estimating(let step) = phase(core) else { return [] }
    // What is typed and cannot be guessed is not to be gone.
    if memory.draft.typed?.isWithinScale == false { return [] }
    guard let estimate = memory.draft.estimate else {
      memory.draft.askForEstimate()
      return []
    }
    let kept = keepName(&memory, &core)
    let level = hint(for: step, core).level
    let lock = LockedEstimate(
      id: LockID(core.dice.id()),
      step: step.id,
      estimate: .point(estimate),
      difficulty: level,
      bands: level.bands,
      startedAt: core.moment.now
    )
    memory.attention.begin(lock, at: core.moment)
    memory.draft = Draft()
    let beginning = planned?.beginning ?? []
    planned = nil
    let locked = beginning + [.sessionEvent(session, .estimateLocked(lock))]
    return kept + record(locked, &core)
  }

  /// One guess has got its name: it stays, and belongs to the task that is called so.
  mutating func keepName(_ memory: inout QuestMemory, _ core: inout Core) -> [Effect] {
    let name = memory.typedName
    memory.naming = nil
    guard let name, let session = session(core), core.isUnnamed(session) else { return [] }
    hint = nil
    return core.record(session.kept(as: name))
  }

  private mutating func finishStep(_ memory: inout QuestMemory, _ core: inout Core) -> [Effect] {
    guard case .doing(let step, let lock) = phase(core) else { return [] }
    let id = EstimationID(core.dice.id())
    let earlier = earlierGuesses(of: step.id, called: step.name, core)
    let measurement = memory.measure(lock, after: earlier, until: core.moment)
    let finished = SessionEvent.Kind.stepFinished(id, step.id, lock.id, measurement)
    let effects = record([.sessionEvent(session, finished)], &core)
    isLit = true
    return effects + memory.offerToReopen(id)
  }

  /// Goes on with the step, from its original start.
  private mutating func reopen(
    _ estimation: EstimationID,
    _ memory: inout QuestMemory,
    _ core: inout Core
  ) -> [Effect] {
    let isSeen = reveal?.estimation == estimation || isLit
    guard isSeen && memory.reopenable == estimation || canReopenQuestion(estimation, core)
    else { return [] }
    memory.reopenable = nil
    isLit = false
    return core.record([.sessionEvent(session, .stepReopened(estimation))])
  }

  /// The answer to *Forgot to tap Done?*; what it took follows, unless it is not to count.
  private mutating func answer(
    _ estimation: EstimationID,
    _ correction: Correction,
    _ memory: inout QuestMemory,
    _ core: inout Core
  ) -> [Effect] {
    guard question?.estimation == estimation else { return [] }
    let effects = advance(.durationCorrected(estimation, correction), &core)
    guard correction.counts else { return effects }
    if canGoOn(core) { return effects + memory.offerToReopen(estimation) }
    memory.answeredAfterwards = estimation
    return effects
  }

  /// *Not today*: without a trace in XP or accuracy.
  private mutating func skip(
    _ step: StepID,
    _ memory: inout QuestMemory,
    _ core: inout Core
  ) -> [Effect] {
    switch phase(core) {
    case .estimating(let shown) where shown.id == step,
      .doing(let shown, _) where shown.id == step:
      let effects = advance(.stepSkipped(step), &core)
      // What was thought of for one step is no guess at the next.
      memory.draft = Draft()
      let place = session(core)?.plan.firstIndex { $0.id == step } ?? 0
      memory.skipped = SkippedSteps(shown, place + 1, of: self, after: memory.skipped)
      return effects + [.wait(TimerID(.quest, place + 1), .after(SkippedSteps.told))]
    default: return []
    }
  }

  /// *Put it back*.
  mutating func putBack(_ step: StepID, _ core: inout Core) -> [Effect] {
    note(.stepPutBack(step), &core)
  }

  /// Into the log, where the quest has begun.
  private mutating func note(_ event: SessionEvent.Kind, _ core: inout Core) -> [Effect] {
    guard planned.exists else { return core.record([.sessionEvent(session, event)]) }
    planned?.note(event, at: core.moment)
    return []
  }

  private mutating func closeReveal(
    _ estimation: EstimationID,
    _ memory: inout QuestMemory,
    _ core: inout Core
  ) -> [Effect] {
    guard reveal?.estimation == estimation else { return [] }
    memory.reopenable = nil
    return keepName(&memory, &core) + advance(.revealClosed(estimation), &core)
  }

  /// Records an event that may be the session's last; then the summary's total goes with it.
  mutating func advance(_ event: SessionEvent.Kind, _ core: inout Core) -> [Effect] {
    let effects = note(event, &core)
    guard let session = core.ledger.session(session), session.phase == .ended,
      session.isCompleted
    else { return effects }
    core.refreshProgress()
    guard let total = core.progress?.experience.total else { return effects }
    return effects + core.record([.sessionEvent(session.id, .closed(total))])
      + core.keepWhatIsStored
  }
}

// What is on the screen.
extension QuestScreen {
  private func canReopenQuestion(_ estimation: EstimationID, _ core: Core) -> Bool {
    guard let question, question.estimation == estimation else { return false }
    return canGoOn(core) && question.canReopen
  }

  /// A question may be asked, and a reveal looked at, when nothing can be done any more.
  func canGoOn(_ core: Core) -> Bool {
    session(core)?.digest.isUnderWay(at: core.moment.now) ?? false
  }
}

extension Core {
  /// Asked once, when there is something to keep: some browsers pass the question on to the player.
  fileprivate var keepWhatIsStored: [Effect] {
    history.indices.filter { history[$0].isCompleted }.count == 1 ? [.ask(.keepStorage)] : []
  }
}
