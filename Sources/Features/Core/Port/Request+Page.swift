extension Request {
  /// Loads the page again, so that the newest version that is here takes over.
  package static let reload = Request(.reload)
  /// Tries once more to load what comes after the first paint.
  package static let loadLaterPart = Request(.loadLaterPart)
  /// Asks the browser to keep what is stored, also when room gets scarce.
  package static let keepStorage = Request(.keepStorage)
  /// Makes this tab the one that writes.
  package static let takeWriteLock = Request(.takeWriteLock)

  /// Keeps a mark beside the log that there is something in it, or takes it away.
  package static func rememberUse(_ isUsed: Bool) -> Request {
    Request(.rememberUse, [isUsed ? 1 : 0])
  }

  /// Tells the browser whether *Back* has something to undo within the app.
  package static func setInside(_ isInside: Bool) -> Request {
    Request(.setInside, [isInside ? 1 : 0])
  }
}
