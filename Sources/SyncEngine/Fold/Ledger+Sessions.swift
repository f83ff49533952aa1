import Domain

extension Ledger {
  package func session(_ id: SessionID) -> QuestSession? {
    sessions.index(of: id).flatMap { sessions.values[$0].session }
  }

  /// Reads what a snapshot had left unread of sessions that are about to be looked at again and again.
  package mutating func unpack(_ wanted: [SessionID]) {
    for id in wanted { sessions[id, default: SessionItem()].unpack() }
  }

  /// A player's sessions, the oldest first.
  ///
  /// Copies all of them: for a whole history, `history(of:)` is the way.
  package func allSessions(of player: PlayerID) -> [QuestSession] {
    sessions.values.compactMap { $0.session }
      .filter { $0.player == player }
      .ordered { $0.startedAt < $1.startedAt }
  }

  /// Whether anybody has finished a quest since then.
  package func hasCompletedSession(after instant: Instant) -> Bool {
    sessions.indices.contains { index in
      guard let digest = sessions.values[index].digest else { return false }
      return digest.isCompleted && digest.lastEventAt > instant
    }
  }

  /// What a player's sessions come to, in no particular order.
  package func history(of player: PlayerID) -> [SessionDigest] {
    var history: [SessionDigest] = []
    history.reserveCapacity(sessions.values.count)
    for index in sessions.indices {
      if let digest = sessions.values[index].digest, digest.player == player {
        history.append(digest)
      }
    }
    return history
  }

  /// The task that an estimation belongs to: by the step's current name, else by the recorded one.
  package func task(of estimation: Estimation) -> TaskName {
    task(of: estimation.lock.step, called: estimation.stepName)
  }

  /// - Parameter recorded: the step's name when it was played, for a step that is not known any more.
  package func task(of step: StepID, called recorded: String) -> TaskName {
    steps[step]?.task ?? TaskName(recorded)
  }

  /// The guesses of a task, in no particular order.
  package func guesses(of task: TaskName, in history: [SessionDigest]) -> [GuessDigest] {
    let members = stepIDs { $0.task == task }
    // Played, and not known any more: those go by the names that their sessions have.
    let nameless = stepIDs { $0.task == nil }
    var found: [GuessDigest] = []
    // By index: to copy years of digests would take longer than to look at them.
    for session in history.indices {
      let guesses = history[session].guesses
      for index in guesses.indices {
        let step = guesses[index].step
        let belongs =
          !nameless.isEmpty && nameless.contains(step)
          ? recordedTask(of: step, in: history[session].id) == task : members.contains(step)
        if belongs { found.append(guesses[index]) }
      }
    }
    return found
  }

  private func stepIDs(where isMeant: (StepItem) -> Bool) -> [StepID] {
    steps.indices.filter { isMeant(steps.values[$0]) }.map { steps.id(at: $0) }
  }

  private func recordedTask(of step: StepID, in session: SessionID) -> TaskName? {
    guard let index = sessions.index(of: session) else { return nil }
    return sessions.values[index].plan.first { $0.id == step }.map { TaskName($0.name) }
  }

  /// Whether a session of the routine that starts now is one of a player's first.
  package func isCalibration(_ routine: RoutineID, in history: [SessionDigest]) -> Bool {
    let completed = history.filter { $0.routine == routine && $0.isCompleted }
    return Calibration.applies(afterCompleted: completed.count)
  }

  /// What the game demands at a step: never less than any guess there was made at.
  package func difficulty(of step: StepID) -> DifficultyLevel {
    steps[step]?.difficulty ?? .learning
  }
}
