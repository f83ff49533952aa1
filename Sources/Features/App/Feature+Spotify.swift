import AppCore
import Basics
import Controls
import Domain
import Family
import Game
import Spotify
import Strings
import SyncEngine

/// The row of a player's own Spotify.
enum Music: Feature {
  static func owns(_ owner: Owner) -> Bool { owner == .spotify }

  static func meaning(of answer: Answer) -> Action? { SpotifyAction(answer).map { .spotify($0) } }

  static func meaning(of timer: TimerID) -> Action? { .spotify(SpotifyAction(timer)) }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    action.kind(SpotifyAction.self).map { state.reduce($0) }
  }

  /// The page for a sign-in that came back in another window, which knows nothing of it.
  static func screen(_ state: AppState, _ scene: Scene) -> View? {
    state.spotify.signIn.carried.map { carryPage($0, state.spotify, scene) }
  }

  static func canGoBack(_ state: AppState) -> Bool { state.spotify.signIn.carried.exists }

  static func goBack(_ state: inout AppState) -> [Effect]? { state.goBackInMusic() }

  static func turnPage(_ action: PageAction, _ state: inout AppState) -> [Effect] {
    state.spotify.turn(action, at: state.core.moment.now)
    return []
  }

  static func readAgain(_ owner: Owner, _ state: inout AppState) -> [Effect] {
    state.spotify.askAgain()
    return []
  }

  static func follow(_ state: inout AppState) -> [Effect] { state.followMusic() }
}

extension AppState {
  /// Whether a page of music shows, the player's or the parent's.
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
    // After signing in the player finds the page from which it began.
    return effects + game.reduce(.chosen(.music), &core)
  }

  fileprivate mutating func goBackInMusic() -> [Effect]? {
    if spotify.signIn.carried.exists { return reduce(SpotifyAction.signIn(.carried)) }
    return showsMusic && spotify.goBack() ? [] : nil
  }

  fileprivate mutating func followMusic() -> [Effect] {
    // The state is taken out once and put back once, because each time it gets a new box.
    var music = spotify
    if !showsMusic { music.close() }
    let effects = music.refresh(core) + music.follow(runningSession, core)
    spotify = music
    return effects
  }

  /// The session whose step runs in front of the player, if one does.
  private var runningSession: QuestSession? {
    guard room == .game, case .quest(let quest) = game.screen,
      let session = quest.session(core), case .doing = session.phase
    else { return nil }
    return session
  }
}
