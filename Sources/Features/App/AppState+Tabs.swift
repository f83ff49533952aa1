import Access
import Basics
import Core
import Domain
import Family
import Game
import Setup
import SyncEngine

extension AppState {
  mutating func reduce(_ action: TabAction) -> [Effect] {
    switch action {
    case .becameWriter:
      core.role = .writer
      return isReady ? core.closeLeftReveals() : []
    // A first start asks nothing about changes, so this tab has nothing to take back in it.
    case .becameReader:
      core.role = .reader
      game.becomeReader()
      family.becomeReader()
      return []
    case .newsArrived(let operations):
      core.absorb(operations)
      return followAnswers()
    case .keptChanged(let owner): return hasLaterPart ? Later.readAgain(owner, &self) : []
    }
  }

  /// Leaves a question that has been answered in another tab.
  private mutating func followAnswers() -> [Effect] {
    switch (room, setup.screen, game.screen) {
    case (.setup, .emptyLog, _): return core.ledger.allPlayers.isEmpty ? [] : land()
    case (.setup, .firstStart(let start), _):
      return core.firstStartPage == start.page ? [] : land()
    case (.setup, .practice, _) where !core.comesBeforeForms:
      return core.firstStartPage.exists || !core.needsPractice ? land() : []
    case (.game, _, .whoPlays) where core.player.exists: goHome()
    default: break
    }
    return []
  }
}
