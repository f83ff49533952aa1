extension String {
  /// Compares scalar by scalar.
  ///
  /// `==` takes "é" and "e" with an accent for the same, which would merge two names that the
  /// document holds apart, and it drags Unicode's normalisation tables into the browser's module.
  package func hasSameScalars(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
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
