/// Why there is nothing in the log.
package enum EmptyLog: Hashable, Sendable {
  case firstVisit
  /// The app on the home screen has a memory of its own: there may have been play in the browser before.
  case installed
  /// There was something here, and the browser has cleared it.
  case emptied
}
