import Domain

extension Ledger {
  package func session(_ id: SessionID) -> QuestSession? { sessions[id]?.session }

  /// A player's sessions, the oldest first.
  package func allSessions(of player: PlayerID) -> [QuestSession] {
    sessions.values.compactMap { $0.session }
      .filter { $0.player == player }
      .ordered { $0.startedAt < $1.startedAt }
  }

  /// The task that an estimation belongs to: by the step's current name, else by the recorded one.
  package func task(of estimation: Estimation) -> TaskName {
    steps[estimation.lock.step]?.task ?? TaskName(estimation.stepName)
  }

  /// Whether a session of the routine that starts now is one of a player's first.
  package func isCalibration(
    _ routine: RoutineID,
    among sessions: [QuestSession]
  ) -> Bool {
    let completed = sessions.filter { $0.routine == routine && $0.isCompleted }
    return Calibration.applies(afterCompleted: completed.count)
  }
}
