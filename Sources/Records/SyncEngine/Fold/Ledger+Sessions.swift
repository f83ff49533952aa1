import Basics
import Domain
import Time

extension Ledger {
  package func session(_ id: SessionID) -> QuestSession? {
    sessions.index(of: id).flatMap { sessions.values[$0].session }
  }

  /// Reads what a snapshot had left unread of sessions that are about to be looked at again and again.
  package mutating func unpack(_ wanted: [SessionID]) {
    for id in wanted { sessions[id, default: SessionItem()].unpack() }
  }

  /// Whether any player has finished a quest since then.
  package func hasCompletedSession(after instant: Instant) -> Bool {
    sessions.indices.contains { index in
      guard let digest = sessions.values[index].digest else { return false }
      return digest.isCompleted && digest.lastEventAt > instant
    }
  }

  /// What a session comes to.
  package func digest(of session: SessionID) -> SessionDigest? {
    sessions.index(of: session).flatMap { sessions.values[$0].digest }
  }

  /// The digests of all players' sessions, in the order of their ids.
  package var digests: [SessionDigest] {
    sessions.indices.compactMap { sessions.values[$0].digest }
  }

  /// What a player's sessions come to, in the order of ``SessionDigest/isBefore(_:)``.
  package func history(of player: PlayerID) -> [SessionDigest] {
    var history: [SessionDigest] = []
    history.reserveCapacity(sessions.values.count)
    for index in sessions.indices {
      if let digest = sessions.values[index].digest, digest.player == player {
        history.append(digest)
      }
    }
    return history.ordered { $0.isBefore($1) }
  }

  /// The task that a step belongs to: by its current name, else by the recorded one.
  ///
  /// - Parameter recorded: the step's name when it was played, for a step that is not known any more.
  package func task(of step: StepID, called recorded: String) -> TaskName {
    steps[step]?.task ?? TaskName(recorded)
  }

  /// A player's guesses of the task that a step belongs to.
  ///
  /// - Parameters:
  ///   - recorded: the step's name when it was played, for a step that is not known any more.
  ///   - sessions: the player's, as `history(of:)` has them.
  package func history(
    of player: PlayerID,
    atTaskOf step: StepID,
    called recorded: String,
    in sessions: [SessionDigest]
  ) -> TaskHistory {
    let task = task(of: step, called: recorded)
    let members = stepIDs { $0.task == task }
    // Steps that were played and are not known any more go by the names that their sessions have.
    let nameless = stepIDs { $0.task == nil }
    var found: [PastGuess] = []
    // By index, because to copy years of digests would take longer than to look at them.
    for session in sessions.indices {
      let guesses = sessions[session].guesses
      for index in guesses.indices {
        let guessed = guesses[index].step
        let belongs =
          task.isEmpty
          ? guessed == step
          : !nameless.isEmpty && nameless.contains(guessed)
            ? recordedTask(of: guessed, in: sessions[session].id) == task
            : members.contains(guessed)
        if belongs { found.append(PastGuess(guesses[index], of: sessions[session])) }
      }
    }
    let level = reached(by: player, at: task)
    return TaskHistory(
      task,
      name: recorded,
      reached: max(level, reached(by: player, at: step)),
      found
    )
  }

  private func stepIDs(where isMeant: (StepItem) -> Bool) -> [StepID] {
    steps.indices.filter { isMeant(steps.values[$0]) }.map { steps.id(at: $0) }
  }

  private func recordedTask(of step: StepID, in session: SessionID) -> TaskName? {
    recordedName(of: step, in: session).map { TaskName($0) }
  }

  /// Whether a session of the routine that starts now is one of a player's first.
  package func isCalibration(_ routine: RoutineID, in history: [SessionDigest]) -> Bool {
    Calibration.applies(afterCompleted: history.completed(of: routine))
  }
}
