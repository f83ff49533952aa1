extension Request {
  /// Load the page again: the newest version that is here takes over.
  package static let reload = Request(.reload)
  /// Try once more to load what comes after the first paint.
  package static let loadLaterPart = Request(.loadLaterPart)
  /// Ask the browser to keep what is stored, also when room gets scarce.
  package static let keepStorage = Request(.keepStorage)
  /// Make this tab the one that writes.
  package static let takeWriteLock = Request(.takeWriteLock)

  /// Keep a mark beside the log that there is something in it; or take it away.
  package static func rememberUse(_ isUsed: Bool) -> Request {
    Request(.rememberUse, [isUsed ? 1 : 0])
  }

  /// *Back* has something to undo within the app, or nothing any more.
  package static func setInside(_ isInside: Bool) -> Request {
    Request(.setInside, [isInside ? 1 : 0])
  }
}
