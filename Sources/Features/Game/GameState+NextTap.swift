import AppCore
import Basics
import Controls
import Domain
import Time

// The way through a quest, as somebody who plays may take it.
extension GameState {
  /// What is tapped next: on home the quest that is shown large, or one guess; then its first step is guessed and done,
  /// the others are not done today, and the summary leads home.
  ///
  /// None where no tap leads along this way.
  package func nextTap(_ core: Core) -> Action? {
    guard core.role.canWrite else { return nil }
    switch screen {
    case .home: return Today(core.questsOfToday).quest?.action ?? .home(.oneGuessChosen)
    case .quest(let shown): return nextTap(on: shown, core)
    case .finale: return .finaleEnded
    case .summary: return .back
    case .whoPlays, .side: return nil
    }
  }

  private func nextTap(on shown: QuestScreen, _ core: Core) -> Action? {
    guard let session = shown.session(core) else { return nil }
    switch session.phase {
    case .estimating(let step):
      if session.lanterns.contains(where: { $0.light == .lit }) {
        return .quest(.stepSkipped(step.id))
      }
      if quest.draft.estimate.exists { return .quest(.estimateLocked) }
      return .draft(.estimateChosen(.minutes(2)))
    case .doing: return .quest(.stepFinished)
    case .asking(_, let estimation): return .quest(.durationAnswered(estimation.id, .confirmation))
    case .revealing(_, let estimation): return .quest(.revealClosed(estimation.id))
    case .ended: return nil
    }
  }
}
