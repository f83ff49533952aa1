import Basics

extension UInt128 {
  /// The number as 32 lower case hexadecimal digits: one spelling for each id, so that texts can
  /// be compared instead of numbers.
  package var hexText: String {
    let digits = (0..<32).map { position in
      Self.hexDigit(UInt8(truncatingIfNeeded: self >> (124 - 4 * position)) & 0xF)
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Reads what ``hexText`` writes, and nothing else.
  ///
  /// In halves, and by the bytes: shifting 128 bits digit by digit, or stepping through the string, was
  /// a third of reading a long log.
  package init?(hexText: String) {
    guard hexText.utf8.count == 32 else { return nil }
    let digits = hexText.utf8Span.span
    guard let high = Self.half(digits, from: 0), let low = Self.half(digits, from: 16)
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
    // Ours are written in small letters, and one id has one spelling.
    digit == digit.lowercased ? digit.hexadecimalValue : nil
  }
}
