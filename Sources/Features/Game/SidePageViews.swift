import Controls
import Core
import Domain
import Editing
import Strings
import SyncEngine

/// - Parameters:
///   - connected: how it stands with what is connected.
///   - myData: what the settings say of the player's data.
///   - calendars: what the page of calendars says.
///   - musicPage: what the page of music says.
///   - familyPage: who can see what of the player's.
package func sidePage(
  _ page: SidePage,
  of game: GameState,
  canVibrate: Bool,
  connected: ConnectedStates,
  _ core: Core,
  _ texts: Texts,
  myData: () -> View,
  calendars: () -> View,
  musicPage: () -> View,
  familyPage: () -> View
) -> View {
  switch page {
  case .stats: statsPage(game.stats, game.evening, core, texts)
  case .patterns(let patterns): patternsPage(patterns?.value, game.isGuideOpen, core, texts)
  case .reflection(_, let review): reflectionScreen(review?.value, core, texts)
  case .settings:
    settingsPage(
      game.look,
      canVibrate: canVibrate,
      connected,
      game.reminders,
      papersSection(game.evening.words, core, texts),
      myData(),
      core,
      texts
    )
  case .calendars: connectedPage("calendars", texts.calendars.title, calendars(), core, texts)
  case .music: connectedPage("music", texts.spotify.title, musicPage(), core, texts)
  case .devices: connectedPage("devices", texts.family.people.title, familyPage(), core, texts)
  case .newQuest: templatesPage(core, texts)
  case .ownQuest(let editor): ownQuestScreen(editor, core, texts)
  }
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
