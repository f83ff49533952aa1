import AppCore
import Controls
import Domain
import Editing
import Strings
import SyncEngine

/// Home in the place of what is behind a door: ``whoPlaysPage(_:)``, ``finalePage(_:_:_:)`` and what
/// ``sidePage(_:of:_:)`` makes.
///
/// - Parameter later: what comes of the later part, as soon as it is here.
package func gameScreen(
  _ game: GameState,
  _ later: LaterDrawing?,
  _ scene: Scene
) -> View {
  switch game.screen {
  case .home, .side, .whoPlays, .finale:
    homePage(
      scene,
      skipped: game.quest.skipped,
      later: later
    )
  case .quest(let quest):
    quest.session(scene.core).flatMap {
      questPage(quest, game.quest, $0, later, scene)
    } ?? homePage(scene)
  case .summary(let session):
    summaryScreen(session, game.quest.skipped, songs: later?.songs, scene)
  }
}

private func summaryScreen(
  _ id: SessionID,
  _ skipped: SkippedSteps?,
  songs: String?,
  _ scene: Scene
) -> View {
  scene.core.ledger.session(id).flatMap { summaryPage($0, skipped, songs: songs, scene) }
    ?? homePage(scene)
}
