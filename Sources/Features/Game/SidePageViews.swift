import Controls
import Core
import Domain
import Editing
import Strings
import SyncEngine

/// What the player's pages show of features that the game cannot name, made when it shows.
package struct OtherSections {
  package let canVibrate: Bool
  /// How it stands with what is connected.
  package let connected: ConnectedStates
  /// What the settings say of the player's data.
  package let myData: () -> View
  package let calendars: () -> View
  package let music: () -> View
  /// Who can see what of the player's.
  package let devices: () -> View

  package init(
    canVibrate: Bool,
    connected: ConnectedStates,
    myData: @escaping () -> View,
    calendars: @escaping () -> View,
    music: @escaping () -> View,
    devices: @escaping () -> View
  ) {
    (self.canVibrate, self.connected) = (canVibrate, connected)
    (self.myData, self.calendars) = (myData, calendars)
    (self.music, self.devices) = (music, devices)
  }
}

package func sidePage(
  _ page: SidePage,
  of game: GameState,
  _ others: OtherSections,
  _ scene: Scene
) -> View {
  switch page {
  case .stats: statsPage(game.stats, game.evening, scene)
  case .patterns(let patterns): patternsPage(patterns?.value, game.isGuideOpen, scene)
  case .reflection(_, let review): reflectionScreen(review?.value, scene)
  case .settings: settingsPage(game, others, scene)
  case .calendars:
    connectedPage("calendars", scene.texts.calendars.title, others.calendars(), scene)
  case .music: connectedPage("music", scene.texts.spotify.title, others.music(), scene)
  case .devices: connectedPage("devices", scene.texts.family.people.title, others.devices(), scene)
  case .newQuest: templatesPage(scene)
  case .ownQuest(let editor): ownQuestScreen(editor, scene)
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
