import Controls
import Core
import Domain
import Editing
import Strings
import SyncEngine

/// Home in the place of what is behind a door: ``whoPlaysPage(_:_:)``, ``finalePage(_:_:_:_:)`` and what
/// ``sidePage(_:_:_:_:_:)`` makes.
///
/// - Parameter later: what comes of the later part, as soon as it is here.
package func gameScreen(
  _ game: GameState,
  _ later: LaterDrawing?,
  _ core: Core,
  _ texts: Texts
) -> View {
  switch game.screen {
  case .home, .side, .whoPlays, .finale:
    homePage(
      core,
      texts,
      skipped: game.quest.skipped,
      evening: later?.evening,
      ahead: later?.ahead
    )
  case .quest(let quest):
    quest.session(core).flatMap {
      questPage(quest, game.quest, $0, later?.oneGuess, playing: later?.playing, core, texts)
    } ?? homePage(core, texts)
  case .summary(let session):
    summaryScreen(session, game.quest.skipped, songs: later?.songs, core, texts)
  }
}

private func summaryScreen(
  _ id: SessionID,
  _ skipped: SkippedStep?,
  songs: String?,
  _ core: Core,
  _ texts: Texts
) -> View {
  core.ledger.session(id).flatMap { summaryPage($0, skipped, songs: songs, core, texts) }
    ?? homePage(core, texts)
}
