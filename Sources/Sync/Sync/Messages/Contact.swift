/// What the last request came to.
package enum Contact: Hashable, Sendable {
  /// No request was made since this began.
  case none
  /// No server answers, or one that is not the family's, or the family's, which cannot say for now.
  case silent
  case answered
}
