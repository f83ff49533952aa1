import AppCore
import Basics
import Domain
import SyncEngine

/// The music of a quest, as it is offered.
package struct OfferedMusic: Sendable {
  package let link: MusicLink
  /// What it is called; empty where nobody knows.
  package let name: String
  /// None where it is not known.
  package let length: PlaylistLength?
}

extension SpotifyState {
  /// What the player has picked, else the link of the routine; none where there is nothing that can be opened.
  package func music(for quest: Routine, _ core: Core) -> OfferedMusic? {
    if core.allowsSpotify, let link = core.playlist(for: quest.id), let id = link.playlist {
      return OfferedMusic(link: link, name: known.name(id) ?? "", length: known.length(id))
    }
    guard let text = quest.musicLink, let link = try? MusicLink(text) else { return nil }
    let about = quest.musicAbout
    return OfferedMusic(link: link, name: about.name, length: about.length)
  }
}
