import Time

/// How long a playlist is, and how many songs it has.
package struct PlaylistLength: Hashable, Sendable {
  /// Of everything that plays, episodes as well: what a quest is compared with.
  package private(set) var length = Seconds.zero
  /// Of its songs alone.
  package private(set) var lengthOfSongs = Seconds.zero
  /// 0 to 10,000.
  package private(set) var songs = 0
  /// Everything that was looked at, also what does not play.
  private var items = 0

  /// Spotify keeps no more in a playlist; what comes behind is not looked at.
  package static let mostItems = 10_000
  /// Of one item; so all of them stay inside the bounds of `Seconds`.
  package static let longestItem = Seconds.hours(24)

  package init() {}
}

extension PlaylistLength {
  /// One entry of a page, its length in milliseconds; lengths that are missing or not above zero are unknown.
  package enum Item: Hashable, Sendable {
    case song(Int64?)
    case episode(Int64?)
    /// What was taken out of the catalogue, or is unknown here.
    case nothing
  }

  /// Adds what the next page holds.
  ///
  /// What has no length, an entry that is null or a file of somebody's own, is no song: it plays on no other device,
  /// and counted without its length it would make the others look shorter. An episode takes its time and is no song:
  /// the usual length of a song would be half an hour with one among ten.
  package mutating func add(_ page: [Item]) {
    for item in page {
      if items >= Self.mostItems { return }
      items += 1
      switch item {
      case .song(let milliseconds):
        guard let length = Self.known(milliseconds) else { continue }
        self.length += length
        lengthOfSongs += length
        songs += 1
      case .episode(let milliseconds):
        if let length = Self.known(milliseconds) { self.length += length }
      case .nothing: continue
      }
    }
  }

  private static func known(_ milliseconds: Int64?) -> Seconds? {
    guard let milliseconds, milliseconds > 0 else { return nil }
    return min(Seconds(milliseconds: milliseconds), longestItem)
  }
}

extension PlaylistLength {
  /// As a parent types it beside a link.
  ///
  /// None without a length above zero, or without 1 to 10,000 songs.
  package init?(typed length: Seconds, songs: Int) {
    guard length > .zero, (1...Self.mostItems).contains(songs) else { return nil }
    self.length = length
    lengthOfSongs = length
    self.songs = songs
    items = songs
  }
}
