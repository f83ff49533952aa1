extension String {
  /// The number that up to four digits say; an empty text is a zero, and anything else none.
  package var shortNumber: Int? {
    let digits = utf8Span.span
    guard digits.count <= 4 else { return nil }
    var number = 0
    for index in digits.indices {
      guard digits[index].isDigit else { return nil }
      number = number * 10 + Int(digits[index] - ASCII.zero)
    }
    return number
  }
}
