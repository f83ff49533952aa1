import Time

/// How many songs a player got through, to the nearest half: *You got through 4.5 songs*.
///
/// There is none below half a song, where it would be no news.
package struct SongCount: Hashable, Sendable {
  /// Half songs, at least one.
  package let halves: Int

  /// The number of whole songs, and whether there is half a one more.
  package var songs: (whole: Int, hasHalf: Bool) { (halves / 2, halves % 2 == 1) }

  /// From the time since the music was opened, when nobody knows what was played.
  ///
  /// At most as many songs as the playlist has: when it ends before the quest it may begin anew, go on with something
  /// else or be silent, and only its own songs are certain.
  ///
  /// - Parameter elapsed: in this session.
  package init?(elapsed: Seconds, of playlist: PlaylistLength?) {
    guard let playlist, playlist.songs > 0, elapsed > .zero else { return nil }
    let songs = Int64(playlist.songs)
    let time = elapsed.milliseconds * songs
    let most = playlist.lengthOfSongs.milliseconds * songs
    self.init(min(time, most), in: playlist.lengthOfSongs.milliseconds)
  }

  /// A fraction of a song; ties go up.
  ///
  /// - Parameters:
  ///   - part: up to a quarter of `Int64.max`.
  ///   - whole: above zero.
  init?(_ part: Int64, in whole: Int64) {
    guard 2 * part >= whole else { return nil }
    halves = Int(truncatingIfNeeded: min((4 * part + whole) / (2 * whole), Int64(Int32.max)))
  }
}
