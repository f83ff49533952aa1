import Basics
import Time

/// How much of which songs was heard, from looks at what was playing.
///
/// Between two looks that name the same song, what it went on by was heard: that leaves out pauses. Whole rounds of it
/// are heard where they take just as long as passed. When the song is another, the rest of the first was heard and what the second has played, as far as there was time for both: that
/// shortens what was skipped. Ads, episodes and silence count nothing.
package struct HeardMusic: Sendable {
  /// In billionths of a song.
  private var heard: Int64 = 0
  private var last: Look

  private struct Look {
    let at: Instant
    let playing: NowPlaying?
  }

  /// How late an answer may tell of what has played.
  private static let delay = Seconds(5)
  /// A longer stretch that nobody looked into is not filled with songs.
  private static let longestGap = Seconds.minutes(30)
  /// 10,000 songs: many days.
  private static let most: Int64 = 10_000 * billion
  private static let billion: Int64 = 1_000_000_000
  /// Each share is cut to a billionth, so thirds would never add up to a half: a thousand such cuts are forgiven.
  private static let lost: Int64 = 1000

  /// - Parameter start: of the quest, or when the music was opened: what played before does not count.
  package init(from start: Instant) {
    last = Look(at: start, playing: nil)
  }

  /// - Parameter playing: none when nothing was.
  package mutating func look(_ playing: NowPlaying?, at now: Instant) {
    let look = Look(at: now, playing: playing)
    heard = min(heard + Self.heard(from: last, to: look), Self.most)
    last = look
  }

  /// What was heard up to the end of the quest.
  package func songs(upTo end: Instant) -> SongCount? {
    var whole = self
    whole.look(nil, at: end)
    return SongCount(whole.heard + Self.lost, in: Self.billion)
  }
}

// Everything in billionths of a song.
extension HeardMusic {
  private static func heard(from first: Look, to second: Look) -> Int64 {
    // A clock that was set back tells of no time at all.
    let time = max(second.at.since(first.at), .zero)
    let before = first.playing.flatMap { $0.isPlaying ? $0 : nil }
    if let known = first.playing?.song, let song = second.playing?.song,
      !known.id.utf8.isEmpty, known.id.hasSameScalars(as: song.id)
    {
      return share(sameSong(first.playing, second.playing, in: time), of: song.duration)
    }
    return others(before, second.playing, in: time)
  }

  /// How long a song was heard that both looks name.
  private static func sameSong(
    _ before: NowPlaying?,
    _ after: NowPlaying?,
    in time: Seconds
  ) -> Seconds {
    guard let before, let after, let duration = before.duration else { return .zero }
    let step = after.progress - before.progress
    let least = step < .zero ? step + duration : step
    if before.isPlaying, after.isPlaying, let rounds = rounds(from: least, of: duration, in: time) {
      return min(rounds, time)
    }
    // It cannot have ended in between, so someone went back in it.
    if step < .zero, !before.isPlaying || least > time + delay { return min(after.progress, time) }
    // More than there was time for was skipped.
    return min(least, time)
  }

  /// A song that plays again and again is seen at the same place each time: whole rounds, if they explain the time.
  private static func rounds(
    from least: Seconds,
    of duration: Seconds,
    in time: Seconds
  ) -> Seconds? {
    guard time <= longestGap else { return nil }
    let most = time + delay
    guard least <= most else { return nil }
    let count = (most - least).milliseconds / duration.milliseconds
    let heard = least + Seconds(milliseconds: count * duration.milliseconds)
    return time - heard <= delay ? heard : nil
  }

  /// What was heard of the rest of one song and the beginning of another, or of what is no song.
  private static func others(
    _ before: NowPlaying?,
    _ after: NowPlaying?,
    in time: Seconds
  ) -> Int64 {
    var left = time
    var sum: Int64 = 0
    if let after, let song = after.song {
      let played = min(after.progress, left)
      left = left - played
      sum += share(played, of: song.duration)
    }
    guard let before, let song = before.song, let rest = before.rest else { return sum }
    let played = min(rest, left)
    left = left - played
    sum += share(played, of: song.duration)
    return sum + unseen(in: left, of: time, before, after)
  }

  /// Songs that came and went between two looks, when both saw music play: what usually happens behind a dark screen.
  ///
  /// As long as the two at its ends are in the middle.
  private static func unseen(
    in left: Seconds,
    of time: Seconds,
    _ before: NowPlaying,
    _ after: NowPlaying?
  ) -> Int64 {
    guard time <= longestGap, left > delay, let after, after.isPlaying,
      let one = before.song, let another = after.song
    else { return 0 }
    let both = one.duration + another.duration
    return share(left + left, of: both)
  }

  private static func share(_ time: Seconds, of duration: Seconds) -> Int64 {
    time.milliseconds * billion / duration.milliseconds
  }
}
