/// A number as it was written, so that every number survives a round trip: those beyond Double,
/// those beyond 64 bits, and "1.0", which is not the text "1".
package struct JSONNumber: Equatable, Sendable {
  /// Matches RFC 8259's grammar of numbers.
  package let literal: String

  /// NB: takes the parser's word that the text is a number.
  init(validated literal: String) {
    self.literal = literal
  }

  package init(_ value: Int64) {
    literal = value.description
  }

  /// The shortest text that reads back as the same number; nil for infinities and NaN, which
  /// JSON cannot say.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    literal = value.description
  }

  /// The exact integer; nil beyond 64 bits, and with a fraction or an exponent even if it changes
  /// nothing.
  package var int64: Int64? { Int64(literal) }

  /// The nearest Double; nil when the number is too large for one.
  package var double: Double? {
    guard let value = Double(literal), value.isFinite else { return nil }
    return value
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.literal.hasSameScalars(as: right.literal)
  }
}
