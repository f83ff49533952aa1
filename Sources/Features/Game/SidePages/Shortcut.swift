import AppCore

/// What the app's icon offers that is held long (`Public/manifest.webmanifest`).
package enum Shortcut: UInt8, Hashable, Sendable {
  case oneGuess = 1
  /// The quest that home shows large.
  case quest

  /// - Returns: none where the app was opened in another way.
  package init?(_ answer: Answer) {
    guard answer.kind == .takeShortcut, let byte = answer.bytes?.first else { return nil }
    self.init(rawValue: byte)
  }
}
