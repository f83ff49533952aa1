/// What happened to the page as a whole.
package enum PageAction: Hashable, Sendable {
  /// Out of sight.
  case hidden
  case shown
}
