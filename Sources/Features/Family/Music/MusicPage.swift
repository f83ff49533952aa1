import Controls
import Core
import Markup
import Spotify
import Strings

/// Whether players may connect music of their own.
func musicPage(_ spotify: SpotifyState, _ core: Core, _ texts: Texts) -> View {
  familyPage(.people, texts.spotify.title, isBehind: true, core, texts) {
    parentsMusic(spotify, core, texts)
  }
}
