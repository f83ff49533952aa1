import Basics
import Time

/// What a player of music said when it was asked.
package struct NowPlaying: Sendable {
  package enum Item: Sendable {
    /// With whatever tells it from other songs; files of somebody's own may have nothing.
    case song(String)
    case episode
    case ad
    case unknown
  }

  package let item: Item
  /// How far into it; none is as good as its beginning.
  package let progress: Seconds
  /// None when it was not told or is not above zero.
  package let duration: Seconds?
  package let isPlaying: Bool

  /// - Parameters: in milliseconds; they become at most 24 hours, and the progress at most the duration.
  package init(_ item: Item, progress: Int64?, duration: Int64?, isPlaying: Bool) {
    let longest = PlaylistLength.longestItem
    let known = duration.flatMap { $0 > 0 ? min(Seconds(milliseconds: $0), longest) : nil }
    self.item = item
    self.progress = min(max(Seconds(milliseconds: progress ?? 0), .zero), known ?? longest)
    self.duration = known
    self.isPlaying = isPlaying
  }
}

extension NowPlaying {
  /// What is left of it; none when its duration is unknown.
  var rest: Seconds? { duration.map { $0 - progress } }

  /// The song, when it is one whose length is known.
  var song: (id: String, duration: Seconds)? {
    guard case .song(let id) = item, let duration else { return nil }
    return (id, duration)
  }
}
