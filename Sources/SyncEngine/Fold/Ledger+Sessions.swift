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
    var members = Members(of: task)
    var found: [GuessDigest] = []
    for session in history {
      for guess in session.guesses {
        let belongs = members.contains(guess.step) { self.task(of: guess.step, in: session.id) }
        if belongs { found.append(guess) }
      }
    }
    return found
  }

  /// By the step's current name; for a step that is not known any more, by the session's.
  private func task(of step: StepID, in session: SessionID) -> (name: TaskName?, isLasting: Bool) {
    if let task = steps[step]?.task { return (task, true) }
    let planned = self.session(session)?.plan.first { $0.id == step }
    return (planned.map { TaskName($0.name) }, false)
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

/// Which steps belong to a task; names are compared once a step and not once a guess.
private struct Members {
  private let task: TaskName
  private var known: [(step: StepID, belongs: Bool)] = []

  init(of task: TaskName) {
    self.task = task
  }

  mutating func contains(
    _ step: StepID,
    task find: () -> (name: TaskName?, isLasting: Bool)
  ) -> Bool {
    if let found = known.first(where: { $0.step == step }) { return found.belongs }
    let found = find()
    let belongs = found.name == task
    if found.isLasting { known.append((step, belongs)) }
    return belongs
  }
}
