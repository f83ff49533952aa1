import Basics

/// A number as it was written, so that every number survives a round trip.
///
/// Those beyond Double do, those beyond 64 bits, and "1.0", which is not the text "1".
package struct JSONNumber: Equatable, Sendable {
  /// The number's text, which matches RFC 8259's grammar of numbers.
  package let literal: String

  /// Takes over a text.
  ///
  /// NB: the parser's word that it is a number is believed.
  init(validated literal: String) {
    self.literal = literal
  }

  package init(_ value: Int64) {
    literal = value.description
  }

  /// Makes the shortest text that reads back as the same number; nil for infinities and NaN, which JSON cannot say.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    literal = value.description
  }

  /// The exact integer; nil beyond 64 bits, and with a fraction or an exponent even if it changes nothing.
  ///
  /// It is read digit by digit, because the standard library's way adds 3 KB to the browser's module.
  package var int64: Int64? {
    let digits = literal.utf8Span.span
    let isNegative = digits.count > 0 && digits[0] == ASCII.minus
    var value: Int64 = 0
    for place in (isNegative ? 1 : 0)..<digits.count {
      let byte = digits[place]
      guard ASCII.zero <= byte, byte <= ASCII.nine else { return nil }
      let digit = Int64(byte - ASCII.zero)
      let (tenfold, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (next, isTooLargeNow) =
        isNegative
        ? tenfold.subtractingReportingOverflow(digit) : tenfold.addingReportingOverflow(digit)
      if isTooLarge || isTooLargeNow { return nil }
      value = next
    }
    return value
  }

  /// The nearest Double; nil when the number is too large for one.
  package var double: Double? {
    guard let value = Double(literal), value.isFinite else { return nil }
    return value
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.literal.hasSameScalars(as: right.literal)
  }
}
