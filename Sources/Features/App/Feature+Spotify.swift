import Basics
import Controls
import Core
import Domain
import Game
import Spotify
import SyncEngine

extension Feature {
  /// A player's own Spotify.
  static let spotify = Feature(
    owners: [.spotify],
    meaningOfAnswer: { SpotifyAction($0).map { .spotify($0) } },
    meaningOfTimer: { .spotify(SpotifyAction($0)) },
    reduce: { state, action in action.reduced { state.reduce($0 as SpotifyAction) } },
    // Somebody has come back from signing in, in a window that knows nothing of it.
    screen: { state, texts in
      state.spotify.signIn.carried.map { carryPage($0, state.spotify, state.core, texts) }
    },
    goBack: { $0.goBackInMusic() },
    turnPage: { state, action in
      state.spotify.turn(action, at: state.core.moment.now)
      return []
    },
    readAgain: {
      $0.spotify.askAgain()
      return []
    },
    follow: { $0.followMusic() }
  )
}

extension AppState {
  /// The page of music, the player's or the parent's.
  private var showsMusic: Bool {
    switch room {
    case .game: if case .side(.music) = game.screen { true } else { false }
    case .family: family.showsMusic
    case .opening, .unusable, .setup: false
    }
  }

  fileprivate mutating func reduce(_ action: SpotifyAction) -> [Effect] {
    var music = spotify
    let effects = music.reduce(action, &core)
    spotify = music
    guard music.isComingBack, room == .game, case .home = game.screen else { return effects }
    // Whoever comes back from signing in finds the page from which it began.
    return effects + game.reduce(.musicChosen, &core)
  }

  fileprivate mutating func goBackInMusic() -> [Effect]? {
    if spotify.signIn.carried.exists { return reduce(SpotifyAction.signIn(.carried)) }
    return showsMusic && spotify.goBack() ? [] : nil
  }

  fileprivate mutating func followMusic() -> [Effect] {
    // Taken out once and put back once: each time it is a new box.
    var music = spotify
    if !showsMusic { music.close() }
    let effects = music.refresh(core) + music.follow(runningSession, core)
    spotify = music
    return effects
  }

  /// Whose step runs in front of the player, if any does.
  private var runningSession: QuestSession? {
    guard room == .game, case .quest(let quest) = game.screen,
      let session = quest.session(core), case .doing = session.phase
    else { return nil }
    return session
  }
}
