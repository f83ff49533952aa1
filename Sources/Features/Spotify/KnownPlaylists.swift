import Basics
import Domain

/// What has been read of playlists since this page was opened: their names, and how long they are.
///
/// Spotify's terms let nobody keep it, so it goes with the page.
struct KnownPlaylists: Sendable {
  private var all: [Playlist] = []
  private var lengths: [(id: String, length: PlaylistLength)] = []

  mutating func add(_ playlists: [Playlist]) {
    for playlist in playlists {
      all.removeAll { $0.id.hasSameScalars(as: playlist.id) }
      all.append(playlist)
    }
  }

  mutating func measure(_ id: String, _ length: PlaylistLength) {
    lengths.removeAll { $0.id.hasSameScalars(as: id) }
    lengths.append((id, length))
  }

  func length(_ id: String) -> PlaylistLength? {
    lengths.first { $0.id.hasSameScalars(as: id) }?.length
  }

  func name(_ id: String) -> String? {
    all.first { $0.id.hasSameScalars(as: id) }?.name
  }
}
