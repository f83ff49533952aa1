import AppCore
import Controls
import Domain
import Editing
import Strings
import SyncEngine

/// Home in the place of what `App` puts together out of several features.
package func sidePage(
  _ page: SidePage,
  of game: GameState,
  _ scene: Scene
) -> View {
  switch page {
  case .stats: statsPage(game.stats, game.evening, scene)
  case .patterns(let patterns): patternsPage(patterns?.value, game.isGuideOpen, scene)
  case .reflection(_, let review): reflectionScreen(review?.value, scene)
  case .reminders: remindersPage(game.reminders, scene)
  case .look: lookPage(game.look, game.evening.words, scene)
  case .settings, .myData, .calendars, .music, .devices: homePage(scene)
  case .bet(let shown): betPage(shown, scene) ?? homePage(scene)
  case .ownQuest(let editor): ownQuestScreen(editor, scene)
  case .plain(let page): page.view(scene)
  }
}

/// Home where nobody plays any more.
private func reflectionScreen(_ review: WeekReview?, _ scene: Scene) -> View {
  review.map { reflectionPage($0, scene) } ?? homePage(scene)
}

/// Home where another tab has taken the quest down.
private func ownQuestScreen(_ editor: RoutineEditor, _ scene: Scene) -> View {
  guard scene.core.isOwn(editor.id), let quest = editor.routine(scene.core) else {
    return homePage(scene)
  }
  return ownQuestPage(quest, editor, scene)
}

extension GameState {
  package func settingsPage(_ others: OtherSettings, _ scene: Scene) -> View {
    Game.settingsPage((look, evening.words), others, scene)
  }
}
