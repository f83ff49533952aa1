import AppCore
import Basics
import Controls
import Domain
import SyncEngine
import Time

/// What the end of a quest shows.
package struct QuestSummary: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package let name: String
    package let icon: Icon
    /// None for a step that was not for today.
    package let estimation: Estimation?

    package var isSkipped: Bool { !estimation.exists }

    /// None for a step that is not to count, either.
    var countingEstimation: Estimation? { estimation.flatMap { $0.counts ? $0 : nil } }
  }

  package let questName: String
  package let rows: [Row]
  package let earned: XP
  /// Where the quest began and where it ended, also when a later day looks back.
  package let before: LevelProgress
  package let after: LevelProgress
  package let streak: Streak
  package let totalGuess: Seconds
  package let totalTime: Seconds

  /// The level that this quest reached.
  package var newLevel: Level? { after.level > before.level ? after.level : nil }

  package var isWhole: Bool { !rows.contains { $0.isSkipped } }

  /// Whether there is a guess to look back at.
  package var hasGuesses: Bool { rows.hasGuesses }
}

extension [QuestSummary.Row] {
  var hasGuesses: Bool { contains { $0.countingEstimation.exists } }

  /// The longest guess or truth, which their bars and ribbons are measured by.
  var longest: Seconds {
    reduce(Seconds(1)) { longest, row in
      let guess = row.countingEstimation?.guess
      return Swift.max(longest, guess?.estimate ?? .zero, guess?.actual ?? .zero)
    }
  }

  /// What falls from the lanterns; none where nothing counts.
  var ribbons: [SmallRibbons?] {
    let longest = longest.value
    return map { row in
      row.countingEstimation.map {
        SmallRibbons(
          guess: $0.guess.estimate.value / longest,
          truth: $0.guess.actual.value / longest
        )
      }
    }
  }
}

extension Core {
  package func summary(of session: QuestSession) -> QuestSummary? {
    guard let progress else { return nil }
    let reached = session.shownTotal ?? progress.experience.total
    let earned = session.experience
    let before = LevelProgress(XP(reached.points - earned.points))
    let after = LevelProgress(reached)
    return QuestSummary(
      questName: questName(of: session),
      rows: rows(of: session),
      earned: earned,
      before: before,
      after: after,
      streak: progress.streak,
      totalGuess: session.totalGuess,
      totalTime: session.totalTime
    )
  }

  /// What became of each step, in the order of the plan.
  func rows(of session: QuestSession) -> [QuestSummary.Row] {
    session.plan.indices.map { row(session.plan[$0], session.states[$0]) }
  }

  private func questName(of session: QuestSession) -> String {
    ledger.routine(session.routine)?.displayName ?? session.plan.first?.name ?? ""
  }

  private func row(
    _ step: QuestSession.PlannedStep,
    _ state: QuestSession.StepState
  ) -> QuestSummary.Row {
    let row = { QuestSummary.Row(name: step.name, icon: step.icon, estimation: $0) }
    if case .finished(let estimation) = state { return row(estimation) }
    return row(nil)
  }
}
