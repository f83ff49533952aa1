import AppCore
import Controls
import Markup
import Spotify
import Strings

/// Whether players may connect music of their own.
func musicPage(_ spotify: SpotifyState, _ scene: Scene) -> View {
  familyPage(.people, scene.texts.spotify.title, behind: scene.texts.spotify.title, scene) {
    parentsMusic(spotify, scene)
  }
}
