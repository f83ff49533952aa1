/// Bytes that mean something in the grammars that are read here.
package enum ASCII {
  package static let tab: UInt8 = 0x09
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  package static let quote: UInt8 = 0x22
  package static let plus: UInt8 = 0x2B
  package static let comma: UInt8 = 0x2C
  package static let minus: UInt8 = 0x2D
  package static let point: UInt8 = 0x2E
  package static let zero: UInt8 = 0x30
  package static let nine: UInt8 = 0x39
  package static let colon: UInt8 = 0x3A
  package static let openBracket: UInt8 = 0x5B
  package static let backslash: UInt8 = 0x5C
  package static let closeBracket: UInt8 = 0x5D
  package static let openBrace: UInt8 = 0x7B
  package static let closeBrace: UInt8 = 0x7D
}

// Whoever reads bytes asks these; the standard library's `Character` brings Unicode's tables along.
extension UInt8 {
  package var isDigit: Bool { ASCII.zero <= self && self <= ASCII.nine }

  /// A small or capital letter of English.
  package var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased)
  }

  /// The small letter of a capital one; everything else is itself.
  package var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// 0 to 15; none when this is no hexadecimal digit.
  package var hexadecimalValue: UInt8? {
    if isDigit { return self - ASCII.zero }
    let letter = lowercased
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) else { return nil }
    return letter - UInt8(ascii: "a") + 10
  }

  package var isBlank: Bool { self == ASCII.space || self == ASCII.tab }
}
