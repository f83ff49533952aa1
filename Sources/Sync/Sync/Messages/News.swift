/// What was said of news on the server's log; it lies in memory alone, because a start reads everything.
struct News: Hashable, Sendable {
  /// The greatest place that was hinted and is not known to have been read; 0 where there is none.
  private(set) var hinted: Int64 = 0
  /// The greatest place that was hinted since the log was asked for last, of which the answer says nothing.
  ///
  /// It may be no greater than one before, because a log that was lost grows again.
  private var hintedSince: Int64 = 0
  /// Whether a page or the clock has said, since the log was asked for, that it may be time to look.
  var mayBeThere = false

  mutating func hint(_ place: Int64) {
    (hinted, hintedSince) = (max(hinted, place), max(hintedSince, place))
  }

  /// When the log was asked for last, in milliseconds since 1970.
  private var askedAt: Int64 = 0

  mutating func ask(at now: Int64) { (hintedSince, mayBeThere, askedAt) = (0, false, now) }

  /// Whether an answer that is looked at now says how things stand: a device may sleep for days before it looks.
  func areFresh(at now: Int64) -> Bool { abs(now - askedAt) < 3_600_000 }

  /// Notes that everything is read that lay there when it was asked for, also where a hint had promised more.
  mutating func areRead() { hinted = hintedSince }

  func areKnown(beyond cursor: Int64) -> Bool { hinted > cursor }
}
