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
  package init?(hexText: String) {
    guard hexText.utf8.count == 32 else { return nil }
    // In halves: shifting 128 bits digit by digit was a quarter of reading a long log.
    var halves: (UInt64, UInt64) = (0, 0)
    var place = 0
    for digit in hexText.utf8 {
      guard let value = Self.hexValue(digit) else { return nil }
      if place < 16 {
        halves.0 = halves.0 << 4 | UInt64(value)
      } else {
        halves.1 = halves.1 << 4 | UInt64(value)
      }
      place += 1
    }
    self = UInt128(halves.0) << 64 | UInt128(halves.1)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
  }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
