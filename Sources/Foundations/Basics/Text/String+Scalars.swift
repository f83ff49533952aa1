extension String {
  /// Compares scalar by scalar.
  ///
  /// `==` takes "é" and "e" with an accent for the same, which would merge two names that the
  /// document holds apart, and it drags Unicode's normalisation tables into the browser's module.
  @inline(never)
  package func hasSameScalars(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let (mine, others) = (utf8Span.span, other.utf8Span.span)
    for index in mine.indices where mine[index] != others[index] { return false }
    return true
  }

  /// Byte by byte, which is scalar by scalar.
  @inline(never)
  package func precedes(_ other: String) -> Bool {
    let (mine, others) = (utf8Span.span, other.utf8Span.span)
    for index in 0..<min(mine.count, others.count) where mine[index] != others[index] {
      return mine[index] < others[index]
    }
    return mine.count < others.count
  }
}

extension String {
  /// Equal byte for byte to a text that is written down in the program.
  package func isSame(as name: StaticString) -> Bool {
    guard utf8.count == name.utf8CodeUnitCount else { return false }
    let mine = utf8Span.span
    for index in mine.indices where mine[index] != name.utf8Start[index] { return false }
    return true
  }

  /// For ASCII; other letters equal only themselves.
  ///
  /// Byte by byte as everything here: the standard library's `elementsEqual` is 2 KB of module.
  package func isEqualIgnoringCase(_ other: String) -> Bool {
    let (mine, others) = (utf8Span.span, other.utf8Span.span)
    guard mine.count == others.count else { return false }
    for index in mine.indices where mine[index].lowercased != others[index].lowercased {
      return false
    }
    return true
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
