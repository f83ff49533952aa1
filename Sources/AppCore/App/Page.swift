/// What happened to the page as a whole.
package enum PageAction: Hashable, Sendable {
  /// Out of sight.
  case hidden
  case shown
}

extension AppState {
  /// Tells those features of it that go by whether somebody looks.
  mutating func turnPage(_ action: PageAction) -> [Effect] {
    attention.turnPage(action, at: moment)
    return gate.turnPage(action, at: moment) + takeUpdate()
  }
}
