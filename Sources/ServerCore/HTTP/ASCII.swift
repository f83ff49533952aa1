extension UInt8 {
  /// A letter, a digit or a punctuation mark: what may stand in a request target.
  var isVisible: Bool { (0x21...0x7E).contains(self) }

  var isControl: Bool { self < 0x20 || self == 0x7F }

  /// A character of a header's name (RFC 9110, section 5.6.2).
  var isToken: Bool { isVisible && !Self.delimiters.contains(self) }

  private static let delimiters = Array("\"(),/:;<=>?@[\\]{}".utf8)
}
