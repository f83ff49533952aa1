extension String {
  /// Compares scalar by scalar.
  ///
  /// `==` takes "é" and "e" with an accent for the same, which would merge two names that the
  /// document holds apart, and it drags Unicode's normalisation tables into the browser's module.
  func hasSameScalars(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
