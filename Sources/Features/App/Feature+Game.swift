import AppCore
import Controls
import Devices
import Domain
import Game
import Planner
import Spotify
import Strings
import Transfer

/// The row of the player's side as far as a first visit has it: home, the quest, its summary.
enum Quests: Feature {
  static func owns(_ owner: Owner) -> Bool { owner == .quest || owner == .home }

  static func meaning(of timer: TimerID) -> Action? { .gameWait(GameWaitAction(timer)) }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    guard let action = action.kind(GameAction.self) else { return nil }
    if action.isOfScreen, state.room != .game { return [] }
    return state.game.reduce(action, &state.core)
  }
}

/// The row of the player's side besides: pages beside the quests, the evening, the finale, what is said of the day.
enum SidePages: Feature {
  static func owns(_ owner: Owner) -> Bool { owner == .reminders || owner == .shortcuts }

  static func meaning(of answer: Answer) -> Action? {
    if answer.owner == .shortcuts {
      return Shortcut(answer).map { .sidePage(.shortcutTaken($0)) }
    }
    return ReminderAction(answer).map { .settings(.reminders($0)) }
  }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    let isInGame = state.room == .game
    if let action = action.kind(SidePageAction.self) {
      guard isInGame else { return [] }
      let effects = state.game.reduce(action, &state.core)
      if case .chosen(.myData) = action { return effects + [.ask(.readKeeping)] }
      return effects
    }
    guard let action = action.kind(MusicAction.self) else { return nil }
    return isInGame ? state.game.reduce(action, &state.core) : []
  }

  static func screen(_ state: AppState, _ scene: Scene) -> View? {
    state.room == .game ? state.gameScreen(scene) : nil
  }

  static func goBack(_ state: inout AppState) -> [Effect]? { state.goBackFromSidePage() }

  static func follow(_ state: inout AppState) -> [Effect] {
    let asked = state.game.askForShortcut() + state.core.closeLeftNights()
    state.game.followExtras(state.core)
    guard state.room == .game else { return asked }
    return asked + state.game.followReminders(state.core) + state.game.refreshAhead(&state.core)
  }
}

extension AppState {
  /// - Returns: none where the screen is one of the first part.
  fileprivate func gameScreen(_ scene: Scene) -> View? {
    switch game.screen {
    case .whoPlays: whoPlaysPage(scene)
    case .finale(let session): finalePage(session, game, scene)
    case .side(let page): sidePage(page, scene)
    case .quest where game.offersMusic: game.musicOffer(spotify, scene)
    case .summary(let session): summaryPage(session, game, spotify, scene)
    case .home, .quest: nil
    }
  }

  private func sidePage(_ page: SidePage, _ scene: Scene) -> View {
    let texts = scene.texts
    return switch page {
    case .settings: settings(scene)
    case .myData(let page): myData(page, scene)
    case .calendars:
      settingPage(texts.calendars.title, calendarSections(planner, for: .player, scene), scene)
    case .music: settingPage(texts.spotify.title, playersMusic(spotify, scene), scene)
    case .devices: settingPage(texts.family.people.title, whoSees(devices, scene), scene)
    case .stats, .patterns, .reflection, .reminders, .look, .bet, .ownQuest, .plain:
      Game.sidePage(page, of: game, scene)
    }
  }

  private func settings(_ scene: Scene) -> View {
    let others = OtherSettings(
      canVibrate: launch.canVibrate,
      staysAwake: installing.device?.staysAwake ?? false,
      music: spotify.state(scene),
      family: scene.texts.progress(of: devices)
    )
    return game.settingsPage(others, scene)
  }

  fileprivate mutating func goBackFromSidePage() -> [Effect]? {
    guard room == .game else { return nil }
    switch game.screen {
    case .finale, .side: return game.goBackFromSidePage(&core)
    case .home, .quest, .summary, .whoPlays: return nil
    }
  }
}
