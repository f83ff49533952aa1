/// What was said of news on the server's log; it lies in memory alone, for a start reads everything.
struct News: Hashable, Sendable {
  /// The greatest place that was hinted and is not known to have been read; 0 where there is none.
  private(set) var hinted: Int64 = 0
  /// What it was when the log was asked for last: an answer says nothing of what was hinted afterwards.
  private var hintedWhenAsked: Int64 = 0
  /// Whether somebody has said, since the log was asked for, that it may be time to look.
  var mayBeThere = false

  mutating func hint(_ place: Int64) { hinted = max(hinted, place) }

  mutating func ask() { (hintedWhenAsked, mayBeThere) = (hinted, false) }

  /// Everything is read that lay there when it was asked for, also where a hint had promised more.
  mutating func areRead() {
    if hinted == hintedWhenAsked { hinted = 0 }
  }

  func areKnown(beyond cursor: Int64) -> Bool { hinted > cursor }
}
