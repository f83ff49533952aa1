extension String {
  /// Equal byte for byte.
  ///
  /// Swift's `==` holds two spellings of "é" for equal; to the browser they are two texts. And `==`
  /// brings 25 KB of Unicode tables into the download (compressed), which a screen without them
  /// does not need.
  package func hasSameBytes(as other: String) -> Bool {
    let mine = utf8Span.span
    let theirs = other.utf8Span.span
    guard mine.count == theirs.count else { return false }
    for index in mine.indices where mine[index] != theirs[index] { return false }
    return true
  }
}
