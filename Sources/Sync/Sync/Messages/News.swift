/// What was said of news on the server's log; it lies in memory alone, for a start reads everything.
struct News: Hashable, Sendable {
  /// The greatest place that was hinted and is not known to have been read; 0 where there is none.
  private(set) var hinted: Int64 = 0
  /// The greatest that was hinted since the log was asked for last: its answer says nothing of that.
  ///
  /// It may be as great as one before, for a log that was lost grows again.
  private var hintedSince: Int64 = 0
  /// Whether somebody has said, since the log was asked for, that it may be time to look.
  var mayBeThere = false

  mutating func hint(_ place: Int64) {
    (hinted, hintedSince) = (max(hinted, place), max(hintedSince, place))
  }

  /// In milliseconds since 1970.
  private var askedAt: Int64 = 0

  mutating func ask(at now: Int64) { (hintedSince, mayBeThere, askedAt) = (0, false, now) }

  /// Whether an answer that is looked at now says how things stand: a device may sleep with it for days.
  func areFresh(at now: Int64) -> Bool { abs(now - askedAt) < 3_600_000 }

  /// Everything is read that lay there when it was asked for, also where a hint had promised more.
  mutating func areRead() { hinted = hintedSince }

  func areKnown(beyond cursor: Int64) -> Bool { hinted > cursor }
}
