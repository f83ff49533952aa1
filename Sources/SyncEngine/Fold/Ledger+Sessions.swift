import Domain

extension Ledger {
  package func session(_ id: SessionID) -> QuestSession? { sessions[id]?.session }

  /// A player's sessions, the oldest first.
  ///
  /// Copies all of them: for a whole history, `history(of:)` is the way.
  package func allSessions(of player: PlayerID) -> [QuestSession] {
    sessions.values.compactMap { $0.session }
      .filter { $0.player == player }
      .ordered { $0.startedAt < $1.startedAt }
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
    // Names are compared once a step and not once a guess.
    var belonging: [StepID] = []
    var others: [StepID] = []
    var found: [GuessDigest] = []
    for session in history {
      for guess in session.guesses {
        if !belonging.contains(guess.step) {
          if others.contains(guess.step) { continue }
          guard self.task(of: guess, in: session) == task else {
            if steps[guess.step]?.task != nil { others.append(guess.step) }
            continue
          }
          if steps[guess.step]?.task != nil { belonging.append(guess.step) }
        }
        found.append(guess)
      }
    }
    return found
  }

  private func task(of guess: GuessDigest, in session: SessionDigest) -> TaskName? {
    if let task = steps[guess.step]?.task { return task }
    return self.session(session.id)?.plan.first { $0.id == guess.step }.map { TaskName($0.name) }
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
