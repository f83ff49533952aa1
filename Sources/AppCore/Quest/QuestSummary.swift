import Domain
import SyncEngine

/// What the end of a quest shows.
package struct QuestSummary: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package let name: String
    /// None for a step that was not for today.
    package let estimation: Estimation?
  }

  package let questName: String
  package let rows: [Row]
  package let earned: XP
  package let progress: PlayerProgress
  /// The level that this quest reached.
  package let newLevel: Level?
  package let totalGuess: Seconds
  package let totalTime: Seconds

  package var isWhole: Bool { rows.allSatisfy { $0.estimation != nil } }
}

extension AppState {
  package func summary(of session: QuestSession) -> QuestSummary? {
    guard let progress else { return nil }
    // What was reached then, also when a later day looks back.
    let reached = session.shownTotal ?? progress.experience.total
    let before = Level(XP(reached.points - session.experience.points))
    let level = Level(reached)
    return QuestSummary(
      questName: questName(of: session),
      rows: session.plan.indices.map { row(session.plan[$0], session.states[$0]) },
      earned: session.experience,
      progress: progress,
      newLevel: level > before ? level : nil,
      totalGuess: session.totalGuess,
      totalTime: session.totalTime
    )
  }

  private func questName(of session: QuestSession) -> String {
    ledger.routine(session.routine)?.displayName ?? ""
  }

  private func row(
    _ step: QuestSession.PlannedStep,
    _ state: QuestSession.StepState
  ) -> QuestSummary.Row {
    if case .finished(let estimation) = state {
      return QuestSummary.Row(name: step.name, estimation: estimation)
    }
    return QuestSummary.Row(name: step.name, estimation: nil)
  }
}
