import Basics

/// Ids as text, in halves and by the bytes: shifting 128 bits digit by digit, or stepping through the string, was a
/// third of reading a long log.
extension UInt128 {
  /// The number as 32 lower case hexadecimal digits.
  ///
  /// Each id has one spelling, so that texts can be compared instead of numbers.
  package var hexText: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(32)
    for half in [UInt64(truncatingIfNeeded: self >> 64), UInt64(truncatingIfNeeded: self)] {
      for shift in stride(from: UInt64(60), through: 0, by: -4) {
        digits.append(Self.hexDigit(UInt8(truncatingIfNeeded: half >> shift) & 0xF))
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Reads what ``hexText`` writes, and nothing else.
  package init?(hexText: String) {
    guard hexText.utf8.count == 32 else { return nil }
    self.init(hexDigits: hexText.utf8Span.span, from: 0)
  }

  /// Reads the 32 digits from a place on.
  init?(hexDigits digits: Span<UInt8>, from start: Int) {
    guard let high = Self.half(digits, from: start), let low = Self.half(digits, from: start + 16)
    else { return nil }
    self = UInt128(high) << 64 | UInt128(low)
  }

  private static func half(_ digits: Span<UInt8>, from start: Int) -> UInt64? {
    var half: UInt64 = 0
    for place in start..<start + 16 {
      guard let value = hexValue(digits[place]) else { return nil }
      half = half << 4 | UInt64(value)
    }
    return half
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
  }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    // Ids are written in small letters alone, because each has one spelling.
    digit == digit.lowercased ? digit.hexadecimalValue : nil
  }
}
