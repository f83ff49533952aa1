import Basics
import Domain
import SyncWire

/// What plays, as Spotify has answered.
package struct PlayingAnswer: Hashable, Sendable {
  let failure: SpotifyFailure?
  let kind: Kind
  let song: Song
  let progress: Int64?
  let duration: Int64?
  let isPlaying: Bool

  enum Kind: UInt8, Hashable, Sendable {
    case track
    case episode
    case ad
    case unknown
    case nothing
  }

  /// - Parameter bytes: none when the browser could not ask.
  init(_ bytes: [UInt8]?) {
    var reader = ByteReader((bytes ?? [])[...])
    let failure = SpotifyFailure(rawValue: reader.byte())
    kind = Kind(rawValue: reader.byte()) ?? .unknown
    song = Song(&reader)
    progress = reader.known()
    duration = reader.known()
    isPlaying = reader.bool()
    self.failure = failure ?? (reader.isBroken ? .failed : nil)
  }
}

extension PlayingAnswer {
  var pollAnswer: PollAnswer {
    if let failure { return failure.pollAnswer }
    return playing.map { .playing($0) } ?? .nothing
  }

  /// None when nothing does.
  var playing: NowPlaying? {
    guard !failure.exists, let item else { return nil }
    return NowPlaying(item, progress: progress, duration: duration, isPlaying: isPlaying)
  }

  private var item: NowPlaying.Item? {
    switch kind {
    case .track: .song(song.id)
    case .episode: .episode
    case .ad: .ad
    case .unknown: .unknown
    case .nothing: nil
    }
  }

  /// What can be shown of it: an ad has no name, and what pauses is not on.
  var shownSong: Song? {
    guard !failure.exists, isPlaying, kind == .track || kind == .episode, !song.title.isEmpty
    else { return nil }
    return song
  }
}

/// A song, or an episode, as a screen shows it.
package struct Song: Hashable, Sendable {
  let id: String
  let title: String
  let artists: String
  /// Addresses; empty where there is none.
  let cover: String
  let link: String
}

extension Song {
  fileprivate init(_ reader: inout ByteReader) {
    id = reader.text()
    title = reader.text()
    artists = reader.text()
    cover = reader.text()
    link = reader.text()
  }
}

extension ByteReader {
  /// A number that is not below zero; else it is not known.
  mutating func known() -> Int64? {
    let number = number()
    return number < 0 ? nil : number
  }
}
