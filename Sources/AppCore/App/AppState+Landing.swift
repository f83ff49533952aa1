import Basics
import Domain
import SyncEngine

extension AppState {
  /// Where a start leads.
  mutating func land() -> [Effect] {
    if let page = firstStartPage {
      screen = .firstStart(page)
      return openedPage(page)
    }
    if let session = core.sessionUnderWay { screen = .quest(session) } else { goHome() }
    return []
  }

  /// Home, unless there is something to answer or to try first.
  mutating func goHome() {
    screen = .home
    if !player.exists {
      if ledger.allPlayers.count > 1 { screen = .whoPlays }
    } else if needsPractice {
      practice = Practice()
      screen = .practice
    }
  }
}
