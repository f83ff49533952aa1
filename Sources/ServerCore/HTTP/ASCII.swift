extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// A letter, a digit or a punctuation mark: what may stand in a request target.
  var isVisible: Bool { (0x21...0x7E).contains(self) }

  var isControl: Bool { self < 0x20 || self == 0x7F }

  /// A character of a header's name (RFC 9110, section 5.6.2).
  var isToken: Bool { isVisible && !Self.delimiters.contains(self) }

  private static let delimiters = Array("\"(),/:;<=>?@[\\]{}".utf8)

  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }

  /// 0 to 15, or nil if this is no hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch lowercased {
    case let digit where digit.isDigit: digit - 0x30
    case let letter where (0x61...0x66).contains(letter): letter - 0x61 + 10
    default: nil
    }
  }
}

extension StringProtocol {
  func isEqualIgnoringCase(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }

  /// Without the blanks around it.
  var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...last])
  }
}
