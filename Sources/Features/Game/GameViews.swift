import AppCore
import Controls
import Domain
import Editing
import Strings
import SyncEngine

/// Home in the place of what is behind a door: ``whoPlaysPage(_:)``, ``finalePage(_:_:_:)``, ``summaryPage(_:_:_:_:)`` and
/// what ``sidePage(_:of:_:)`` makes.
///
/// - Parameter later: what comes of the later part, as soon as it is here.
package func gameScreen(
  _ game: GameState,
  _ later: LaterDrawing?,
  _ scene: Scene
) -> View {
  switch game.screen {
  case .home, .side, .whoPlays, .finale, .summary:
    homePage(
      scene,
      skipped: game.quest.skipped,
      later: later
    )
  case .quest(let quest):
    quest.session(scene.core).flatMap {
      questPage(quest, game.quest, $0, later, scene)
    } ?? homePage(scene)
  }
}
