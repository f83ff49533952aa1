import Basics
import Domain
import SyncWire

/// A playlist as a list of them tells of it.
struct Playlist: Hashable, Sendable {
  let id: String
  let name: String
  /// Whether Spotify tells what is in it: of the player's own ones, and of those made together.
  let isMeasurable: Bool
  /// An address; empty where there is none.
  let cover: String
  /// How many entries it has, where that is told.
  let total: Int64?
}

/// A page of a player's playlists, or why there is none.
package struct PlaylistPage: Hashable, Sendable {
  let failure: SpotifyFailure?
  var playlists: [Playlist] = []
  /// Where the next page begins; none behind the last one.
  let next: Int64?

  /// - Parameter bytes: none when the browser could not ask.
  init(_ bytes: [UInt8]?) {
    var reader = ByteReader((bytes ?? [])[...])
    let failure = SpotifyFailure(rawValue: reader.byte())
    if !failure.exists {
      for _ in 0..<reader.count() { playlists.append(Playlist(&reader)) }
    }
    next = reader.known()
    self.failure = failure ?? (reader.isBroken ? .failed : nil)
  }
}

extension Playlist {
  fileprivate init(_ reader: inout ByteReader) {
    id = reader.text()
    name = reader.text()
    isMeasurable = reader.bool()
    cover = reader.text()
    total = reader.known()
  }
}

/// A page of what is in a playlist, or why there is none.
package struct ItemPage: Hashable, Sendable {
  let failure: SpotifyFailure?
  var items: [PlaylistLength.Item] = []
  let next: Int64?

  /// - Parameter bytes: none when the browser could not ask.
  init(_ bytes: [UInt8]?) {
    var reader = ByteReader((bytes ?? [])[...])
    let failure = SpotifyFailure(rawValue: reader.byte())
    if !failure.exists {
      for _ in 0..<reader.count() { items.append(PlaylistLength.Item(&reader)) }
    }
    next = reader.known()
    self.failure = failure ?? (reader.isBroken ? .failed : nil)
  }
}

extension PlaylistLength.Item {
  fileprivate init(_ reader: inout ByteReader) {
    let kind = reader.byte()
    let length = reader.known()
    switch kind {
    case 0: self = .song(length)
    case 1: self = .episode(length)
    default: self = .nothing
    }
  }
}
