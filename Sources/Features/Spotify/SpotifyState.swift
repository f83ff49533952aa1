import Basics
import Core
import Domain
import SyncEngine
import Time

/// A player's own Spotify on this device: signing in, picking playlists, listening along.
///
/// Whether somebody is connected is asked of the browser, which keeps the sign-in sealed, and stored nowhere else.
package struct SpotifyState: Sendable {
  /// About whom the browser has been asked; nobody, once another tab has changed it.
  var asked: Asked?
  /// Where the app is as Spotify knows it; none in a build without this.
  package internal(set) var redirect: String?
  package internal(set) var isConnected = false
  package internal(set) var signIn = SignIn()
  /// Playlists as they were read for the quest whose music is being picked.
  package internal(set) var picker: Picker?
  /// How many pickers were opened on this page: each one's number.
  var pickers = 0
  /// What is known of playlists as long as this page is open; nothing of it is stored.
  var known = KnownPlaylists()
  package internal(set) var listening = Listening()
  /// How it stands with the parent's page.
  package internal(set) var form = ClientForm()

  struct Asked: Hashable, Sendable {
    let player: PlayerID?
    /// Where it is not, nothing of Spotify's script is even loaded.
    let isAllowed: Bool
    /// Another tab may have asked Spotify before this one wrote.
    let canWrite: Bool
  }

  package init() {}
}

package enum SpotifyAction: ActionKind {
  /// None in a build without this.
  case found(FoundMusic?)
  case signIn(SignInAction)
  case disconnectAsked
  case disconnectLeft
  case disconnected
  /// Whether the browser has let go of it.
  case gone(Bool)
  case picker(PickerAction)
  case listening(ListeningAction)
  case songShown(Bool)
  case form(ClientFormAction)

  package var writes: Bool {
    switch self {
    case .songShown, .disconnected: true
    case .picker(let action): action.writes
    case .form(let action): action.writes
    case .found, .signIn, .disconnectAsked, .disconnectLeft, .gone, .listening: false
    }
  }
}

extension Action {
  package static func spotify(_ action: SpotifyAction) -> Action { .of(action) }
}

extension SpotifyState {
  package mutating func reduce(_ action: SpotifyAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .found(let found): return take(found, core)
    case .signIn(let action): return reduce(action, core)
    case .disconnectAsked: signIn.question = .asked
    case .disconnectLeft: signIn.question = .none
    case .disconnected: return disconnect(&core)
    case .gone(let isGone):
      if isGone { forget() } else { signIn.question = .notGone }
    case .picker(let action): return reduce(action, &core)
    case .listening(let action): return reduce(action, core)
    case .songShown(let isShown): return core.record([.set(.showsSong, isShown)])
    case .form(let action): return form.reduce(action, &core)
    }
    return []
  }

  /// Asks the browser who is connected, whenever somebody else plays, it has been allowed, or this tab begins to write.
  package mutating func refresh(_ core: Core) -> [Effect] {
    let wanted = Asked(
      player: core.player,
      isAllowed: core.allowsSpotify,
      canWrite: core.role.canWrite
    )
    if asked == wanted { return [] }
    if asked?.player != wanted.player || !wanted.isAllowed { forget() }
    asked = wanted
    return [.ask(.readMusic(of: wanted.isAllowed ? core.player : nil))]
  }

  /// Another tab has connected or disconnected somebody.
  package mutating func askAgain() { asked = nil }

  /// Somebody is back from signing in, and it is found out what came of it.
  package var isComingBack: Bool {
    if case .comingBack = signIn.phase { true } else { false }
  }

  /// - Returns: whether there was something to leave.
  package mutating func goBack() -> Bool {
    guard picker.exists || signIn.question != .none else { return false }
    close()
    return true
  }

  /// Closes what stood open on a page that was left.
  package mutating func close() {
    picker = nil
    signIn.question = .none
  }

  private mutating func take(_ found: FoundMusic?, _ core: Core) -> [Effect] {
    redirect = found?.redirect
    guard let found else { return [] }
    listening.take(found.record)
    setConnected(found.isConnected, core)
    if !found.hasCallback { return [] }
    signIn.phase = .comingBack
    return [.ask(.takeMusicCallback)]
  }

  mutating func setConnected(_ isConnected: Bool, _ core: Core) {
    if isConnected, !self.isConnected { listening.signedIn(at: core.moment.now) }
    self.isConnected = isConnected
    if !isConnected { forget() }
  }

  /// Nothing that came from Spotify stays.
  private mutating func forget() {
    isConnected = false
    picker = nil
    known = KnownPlaylists()
    listening.forget()
    signIn.question = .none
  }

  /// The playlists that were picked go as well.
  private mutating func disconnect(_ core: inout Core) -> [Effect] {
    guard let player = core.player else { return [] }
    signIn.question = .none
    let picked = core.ledger.allRoutines.filter { core.playlist(for: $0.id).exists }
    let effects = picked.isEmpty ? [] : core.record(picked.map { .set(.playlist($0.id), "") })
    return [.ask(.disconnectMusic(player))] + effects
  }
}
