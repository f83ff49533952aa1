import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine

/// What the player's page of music holds: what it is good for before somebody is connected, then what it can do.
package func playersMusic(_ spotify: SpotifyState, _ core: Core, _ texts: Texts) -> View {
  if let picker = spotify.picker { return pickerView(picker, spotify, core, texts) }
  return spotify.isConnected
    ? connectedView(spotify, core, texts) : signInView(spotify, core, texts)
}

extension SpotifyState {
  /// How it stands, in a row that leads there; none where nothing leads there.
  package func state(_ core: Core, _ texts: Texts) -> String? {
    guard redirect.exists, core.allowsSpotify else { return nil }
    return isConnected ? texts.spotify.connected : texts.spotify.notConnected
  }

  /// The same for a parent: whom it is allowed to.
  package func parentsState(_ core: Core, _ texts: Texts) -> String? {
    guard redirect.exists else { return nil }
    let all = core.ledger.allPlayers
    let allowed = all.filter { core.allowsSpotify($0.id) }
    if allowed.isEmpty { return texts.spotify.off }
    return texts.list(allowed.map { texts.name(of: $0, among: all) })
  }
}
