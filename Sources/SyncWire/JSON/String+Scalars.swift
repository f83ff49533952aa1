extension String {
  /// Compares scalar by scalar.
  ///
  /// `==` takes "é" and "e" with an accent for the same, which would merge two names that the
  /// document holds apart, and it drags Unicode's normalisation tables into the browser's module.
  package func hasSameScalars(as other: String) -> Bool {
    let mine = utf8Span.span
    let theirs = other.utf8Span.span
    guard mine.count == theirs.count else { return false }
    for index in mine.indices where mine[index] != theirs[index] { return false }
    return true
  }

  /// Whether it stands before another one in the order of their scalars.
  ///
  /// The standard library's way is 2.5 KB of module for each kind of sequence.
  package func precedes(_ other: String) -> Bool {
    let mine = utf8Span.span
    let theirs = other.utf8Span.span
    for index in 0..<min(mine.count, theirs.count) where mine[index] != theirs[index] {
      return mine[index] < theirs[index]
    }
    return mine.count < theirs.count
  }
}

/// What a `switch` over words compares with, for the same reasons.
package func ~= (word: String, text: String) -> Bool { text.hasSameScalars(as: word) }

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// The case that is written so; `init(rawValue:)` compares with `==`.
  package init?(word: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.hasSameScalars(as: word) })
    else { return nil }
    self = found
  }
}
