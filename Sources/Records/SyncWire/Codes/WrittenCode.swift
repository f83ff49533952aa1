/// 128 bits as people write them on paper and type them again: 26 letters and digits of Crockford's
/// base 32 (crockford.com/base32.html) and 2 that tell a slip of the pen, in groups of four.
///
/// The check is the remainder by 1021, the largest prime below 32 squared: it tells every wrong
/// character and every two neighbours that changed places.
package enum WrittenCode {
  static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let divisor = 1021
  private static let valueLength = 26
  static let checkLength = 2
  private static let groupLength = 4

  /// "7Q2M-...": 28 characters in 7 groups.
  package static func text(of value: UInt128) -> String {
    let digits = digits(of: value)
    let check = remainder(of: digits[...])
    var text: [UInt8] = []
    for (index, digit) in (digits + [UInt8(check / 32), UInt8(check % 32)]).enumerated() {
      if index > 0, index % groupLength == 0 { text.append(UInt8(ascii: "-")) }
      text.append(alphabet[Int(digit)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a code; none when it cannot be what was written.
  ///
  /// Small letters, blanks, new lines and hyphens are fine; O is read as 0, I and L as 1.
  package static func value(of text: String) -> UInt128? {
    guard let digits = digits(in: text), digits.count == valueLength + checkLength else {
      return nil
    }
    // 26 digits have two bits more than the value.
    guard digits[0] < 8 else { return nil }
    let check = Int(digits[valueLength]) * 32 + Int(digits[valueLength + 1])
    let written = digits.prefix(valueLength)
    guard check == remainder(of: written) else { return nil }
    return written.reduce(0) { $0 << 5 | UInt128($1) }
  }

  /// Whether what was typed is one of the groups, counted from 0.
  package static func isGroup(_ typed: String, _ number: Int, of value: UInt128) -> Bool {
    let group = digits(in: text(of: value)).map {
      $0[groupLength * number..<groupLength * (number + 1)]
    }
    guard let group, let typed = digits(in: typed) else { return false }
    return typed[...] == group
  }

  /// The value's sixteen bytes, the highest first.
  package static func bytes(of value: UInt128) -> [UInt8] {
    (0..<16).map { UInt8(truncatingIfNeeded: value >> UInt128(120 - 8 * $0)) }
  }

  /// The value of sixteen bytes; none of any other number.
  package static func value(of bytes: [UInt8]) -> UInt128? {
    bytes.count == 16 ? bytes.reduce(0) { $0 << 8 | UInt128($1) } : nil
  }

  private static func digits(of value: UInt128) -> [UInt8] {
    (1...valueLength).map {
      UInt8(truncatingIfNeeded: value >> UInt128(5 * (valueLength - $0))) & 31
    }
  }

  /// The remainder, computed digit by digit, because the division of 128 bits has no place in the browser's module.
  static func remainder(of digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { ($0 * 32 + Int($1)) % divisor }
  }

  static func digits(in text: String) -> [UInt8]? {
    var digits: [UInt8] = []
    for byte in text.utf8 where byte > UInt8(ascii: " ") && byte != UInt8(ascii: "-") {
      guard let digit = digit(byte) else { return nil }
      digits.append(digit)
    }
    return digits
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    let isSmall = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    let letter = isSmall ? byte - 32 : byte
    switch letter {
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    default: return alphabet.firstIndex(of: letter).map { UInt8($0) }
    }
  }
}
