extension Optional {
  /// Whether there is one.
  ///
  /// NB: `!= nil` compares where the type can be compared, and with texts in it that brings 25 KB of
  /// Unicode's tables into the browser's module.
  package var exists: Bool {
    if case .some = self { true } else { false }
  }
}
