import Controls
import Core
import Domain
import Editing
import Strings
import SyncEngine

/// - Parameter myData: what the settings say of the player's data.
package func gameScreen(
  _ game: GameState,
  _ core: Core,
  _ texts: Texts,
  myData: () -> View
) -> View {
  switch game.screen {
  case .home: return homePage(core, texts)
  case .quest(let quest): return questScreen(quest, game.quest, core, texts)
  case .summary(let session): return summaryScreen(session, core, texts)
  case .stats: return statsPage(game.stats, core, texts)
  case .patterns(let patterns): return patternsPage(patterns?.value, game.isGuideOpen, core, texts)
  case .reflection(_, let review): return reflectionScreen(review?.value, core, texts)
  case .settings: return settingsPage(game.look, myData(), core, texts)
  case .whoPlays: return whoPlaysPage(core, texts)
  case .newQuest: return templatesPage(core, texts)
  case .ownQuest(let editor): return ownQuestScreen(editor, core, texts)
  }
}

private func questScreen(
  _ quest: QuestScreen,
  _ memory: QuestMemory,
  _ core: Core,
  _ texts: Texts
) -> View {
  core.ledger.session(quest.session).flatMap { questPage(quest, memory, $0, core, texts) }
    ?? homePage(core, texts)
}

private func summaryScreen(_ id: SessionID, _ core: Core, _ texts: Texts) -> View {
  core.ledger.session(id).flatMap { summaryPage($0, core, texts) } ?? homePage(core, texts)
}

/// Home where nobody plays any more.
private func reflectionScreen(_ review: WeekReview?, _ core: Core, _ texts: Texts) -> View {
  review.map { reflectionPage($0, core, texts) } ?? homePage(core, texts)
}

/// Home where another tab has taken the quest down.
private func ownQuestScreen(_ editor: RoutineEditor, _ core: Core, _ texts: Texts) -> View {
  guard core.isOwn(editor.id), let quest = editor.routine(core) else {
    return homePage(core, texts)
  }
  return ownQuestPage(quest, editor, core, texts)
}
