import Controls
import Core
import Domain
import Editing
import Strings
import SyncEngine

/// Home in the place of what is behind a door: ``whoPlaysPage(_:_:)``, ``finalePage(_:_:_:_:)`` and what
/// ``sidePage(_:_:_:_:_:)`` makes.
///
/// - Parameters:
///   - evening: what grows behind home.
///   - ahead: what home says of the day.
package func gameScreen(
  _ game: GameState,
  _ evening: EveningDrawing?,
  _ ahead: AheadDrawing?,
  _ core: Core,
  _ texts: Texts
) -> View {
  switch game.screen {
  case .home, .side, .whoPlays, .finale:
    homePage(core, texts, skipped: game.quest.skipped, evening: evening, ahead: ahead)
  case .quest(let quest): questScreen(quest, game.quest, core, texts)
  case .summary(let session): summaryScreen(session, game.quest.skipped, core, texts)
  }
}

private func questScreen(
  _ quest: QuestScreen,
  _ memory: QuestMemory,
  _ core: Core,
  _ texts: Texts
) -> View {
  quest.session(core).flatMap { questPage(quest, memory, $0, core, texts) }
    ?? homePage(core, texts)
}

private func summaryScreen(
  _ id: SessionID,
  _ skipped: SkippedStep?,
  _ core: Core,
  _ texts: Texts
) -> View {
  core.ledger.session(id).flatMap { summaryPage($0, skipped, core, texts) }
    ?? homePage(core, texts)
}
