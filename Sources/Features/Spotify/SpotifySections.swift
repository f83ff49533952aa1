import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// What the player's page of music holds: what it is good for before somebody is connected, then what it can do.
package func playersMusic(_ spotify: SpotifyState, _ scene: Scene) -> View {
  if let picker = spotify.picker { return pickerView(picker, spotify, scene) }
  return spotify.isConnected
    ? connectedView(spotify, scene) : signInView(spotify, scene)
}

extension SpotifyState {
  /// How it stands, in a row that leads there; none where nothing leads there.
  package func state(_ scene: Scene) -> String? {
    guard redirect.exists, scene.core.allowsSpotify else { return nil }
    return isConnected ? scene.texts.spotify.connected : scene.texts.spotify.notConnected
  }

  /// The same for a parent: whom it is allowed to.
  package func parentsState(_ scene: Scene) -> String? {
    guard redirect.exists else { return nil }
    let all = scene.core.ledger.allPlayers
    let allowed = all.filter { scene.core.allowsSpotify($0.id) }
    if allowed.isEmpty { return scene.texts.spotify.off }
    return scene.texts.list(allowed.map { scene.texts.name(of: $0, among: all) })
  }
}
