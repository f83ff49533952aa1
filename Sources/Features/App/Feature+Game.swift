import Controls
import Core
import Devices
import Domain
import Game
import Planner
import Spotify
import Strings
import Transfer

extension Feature {
  /// The player's side as far as a first visit has it: home, the quest, its summary.
  static let quests = Feature(
    owners: [.quest, .home],
    meaningOfTimer: { .gameWait(GameWaitAction($0)) },
    reduce: { state, action in
      action.reduced { state.inGame($0 as GameAction) }
        ?? action.reduced { state.game.reduce($0 as GameWaitAction) }
    }
  )

  /// The player's side besides: the pages beside the quests, the evening, the finale, what is said of the day.
  static let sidePages = Feature(
    owners: [.reminders],
    meaningOfAnswer: { ReminderAction($0).map { .settings(.reminders($0)) } },
    reduce: { state, action in
      action.reduced { state.inGame($0 as SidePageAction) }
        ?? action.reduced { state.inGame($0 as MusicAction) }
    },
    screen: { $0.room == .game ? $0.gameScreen($1) : nil },
    goBack: { $0.goBackFromSidePage() },
    follow: { state in
      guard state.room == .game else { return [] }
      return state.game.followReminders(state.core) + state.game.refreshAhead(&state.core)
    }
  )
}

extension AppState {
  fileprivate mutating func inGame(_ action: GameAction) -> [Effect] {
    room == .game ? game.reduce(action, &core) : []
  }

  fileprivate mutating func inGame(_ action: SidePageAction) -> [Effect] {
    room == .game ? game.reduce(action, &core) : []
  }

  fileprivate mutating func inGame(_ action: MusicAction) -> [Effect] {
    room == .game ? game.reduce(action, &core) : []
  }

  /// - Returns: none where the screen is one of the first part.
  fileprivate func gameScreen(_ texts: Texts) -> View? {
    switch game.screen {
    case .whoPlays: whoPlaysPage(core, texts)
    case .finale(let session): finalePage(session, game, core, texts)
    case .side(let page): sidePage(page, texts)
    case .quest where game.offersMusic: game.musicOffer(spotify, core, texts)
    case .home, .quest, .summary: nil
    }
  }

  private func sidePage(_ page: SidePage, _ texts: Texts) -> View {
    Game.sidePage(
      page,
      of: game,
      canVibrate: launch.canVibrate,
      connected: ConnectedStates(
        music: spotify.state(core, texts),
        family: texts.progress(of: devices)
      ),
      core,
      texts
    ) {
      myDataSection(copies, core, texts)
    } calendars: {
      calendarSections(planner, for: .player, core, texts)
    } musicPage: {
      playersMusic(spotify, core, texts)
    } familyPage: {
      whoSees(devices, core, texts)
    }
  }

  fileprivate mutating func goBackFromSidePage() -> [Effect]? {
    guard room == .game else { return nil }
    switch game.screen {
    case .finale, .side: return game.goBackFromSidePage(&core)
    case .home, .quest, .summary, .whoPlays: return nil
    }
  }
}
