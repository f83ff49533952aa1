/// What happened to the page as a whole.
package enum PageAction: Hashable, Sendable {
  /// The page went out of sight.
  case hidden
  case shown
}
