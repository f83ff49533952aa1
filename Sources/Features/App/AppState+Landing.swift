import AppCore
import Basics
import Domain
import Game
import Setup
import SyncEngine

// How one room leads to another.
extension AppState {
  mutating func follow(_ destination: Destination?) -> [Effect] {
    switch destination {
    case nil: break
    case .start: return land()
    case .home: goHome()
    case .quests: goToQuests()
    case .quest(let routine):
      goHome()
      return room == .game ? game.reduce(.home(.questChosen(routine)), &core) : []
    case .arrival(let contents): return handOnLater(.arrival(.arrived(contents)))
    }
    return []
  }

  /// Shows the screen to which a start leads.
  mutating func land() -> [Effect] {
    if core.firstStartPage.exists { return handOnLater(.firstStartGoneOn) }
    if let session = core.sessionToShow {
      room = .game
      return game.show(session, &core)
    }
    if core.isParents { return handOnLater(.familyAreaChosen) }
    goHome()
    return []
  }

  /// Shows home, unless there is something to answer or to try first.
  mutating func goHome() {
    goToQuests()
    if !core.player.exists {
      if core.ledger.allPlayers.count > 1 { game.askWhoPlays() }
    } else if core.needsPractice, !core.isParents {
      room = .setup
      setup.practise()
    }
  }

  private mutating func goToQuests() {
    room = .game
    game.goHome()
  }
}
