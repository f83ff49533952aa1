/// What the last request came to.
package enum Contact: Hashable, Sendable {
  /// None was made since this began.
  case none
  /// Nobody answers, or somebody who is not the family's server, or one that cannot say for now.
  case silent
  case answered
}
