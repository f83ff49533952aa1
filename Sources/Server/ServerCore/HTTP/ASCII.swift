extension UInt8 {
  /// A letter, a digit or a punctuation mark: what may stand in a request target.
  var isVisible: Bool { (0x21...0x7E).contains(self) }

  var isControl: Bool { self < 0x20 || self == 0x7F }

  /// A character of a header's name (RFC 9110, section 5.6.2).
  var isToken: Bool { Self.isToken[Int(self)] }

  private static let isToken = table { $0.isVisible && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0) }

  /// Of a name or an address, with a port (RFC 3986, section 3.2.2).
  var isOfHost: Bool { Self.isOfHost[Int(self)] }

  private static let isOfHost = table { $0.isVisible && !"\"#,/<>?@\\^`{|}".utf8.contains($0) }

  private static func table(_ isIn: (UInt8) -> Bool) -> [Bool] { (0...UInt8.max).map(isIn) }
}
