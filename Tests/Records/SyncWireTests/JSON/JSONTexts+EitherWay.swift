import SyncWire

extension JSONTexts {
  /// What RFC 8259 leaves to each reader, and how we decided.
  struct EitherWay: Sendable {
    let bytes: [UInt8]

    /// Nil where we accept.
    let error: JSONError?

    init(refused text: String, _ reason: JSONError.Reason, _ offset: Int) {
      bytes = Array(text.utf8)
      error = JSONError(reason: reason, offset: offset)
    }

    init(refused bytes: [UInt8], _ reason: JSONError.Reason, _ offset: Int) {
      self.bytes = bytes
      error = JSONError(reason: reason, offset: offset)
    }

    init(accepted text: String) {
      bytes = Array(text.utf8)
      error = nil
    }
  }

  static let eitherWay: [EitherWay] = numbersBeyondReach + depths + surrogates + encodings

  private static let numbersBeyondReach = [
    EitherWay(accepted: "1e400"),
    EitherWay(accepted: "-1e400"),
    EitherWay(accepted: "1e-400"),
    EitherWay(accepted: "0e99999999999999999999"),
    EitherWay(accepted: "1e-99999999999999999999"),
    EitherWay(accepted: "123456789012345678901234567890"),
    EitherWay(accepted: "-18446744073709551616"),
    EitherWay(accepted: "0." + String(repeating: "3", count: 1000)),
  ]

  private static let depths = [
    EitherWay(accepted: nested(64)),
    EitherWay(refused: nested(65), .nestedTooDeeply, 64),
    EitherWay(refused: nested(500), .nestedTooDeeply, 64),
  ]

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static let surrogates = [
    EitherWay(refused: #""\ud800""#, .loneSurrogate, 1),
    EitherWay(refused: #""\uDFFF""#, .loneSurrogate, 1),
    EitherWay(refused: #""a\udc00b""#, .loneSurrogate, 2),
    EitherWay(refused: #""\ud800a""#, .loneSurrogate, 1),
    EitherWay(refused: #""\ud800\n""#, .loneSurrogate, 1),
    EitherWay(refused: #""\ud800\u0041""#, .loneSurrogate, 1),
    EitherWay(refused: #""\ud800\ud800\udc00""#, .loneSurrogate, 1),
    EitherWay(refused: #""\ude00\ud83d""#, .loneSurrogate, 1),
    EitherWay(refused: #""\ud83d\ude00\ude00""#, .loneSurrogate, 13),
    EitherWay(refused: #""\udbff\ue000""#, .loneSurrogate, 1),
  ]

  private static let encodings = [
    EitherWay(refused: "\u{FEFF}{}", .byteOrderMark, 0),
    EitherWay(refused: "\u{FEFF}", .byteOrderMark, 0),
    EitherWay(refused: [0xFF, 0xFE, 0x31, 0x00], .invalidUTF8, 0),
    EitherWay(refused: [0xFE, 0xFF, 0x00, 0x31], .invalidUTF8, 0),
    EitherWay(refused: [0x31, 0x00], .trailingText, 1),
    EitherWay(refused: [0x00, 0x31], .valueExpected, 0),
    EitherWay(refused: [0xE9], .invalidUTF8, 0),
    EitherWay(refused: inString(0xE9), .invalidUTF8, 1),
    EitherWay(refused: inString(0x80), .invalidUTF8, 1),
    EitherWay(refused: inString(0xBF), .invalidUTF8, 1),
    EitherWay(refused: inString(0x61, 0xFF), .invalidUTF8, 2),
    EitherWay(refused: inString(0xC0, 0xAF), .invalidUTF8, 1),
    EitherWay(refused: inString(0xC1, 0xBF), .invalidUTF8, 1),
    EitherWay(refused: inString(0xC3), .invalidUTF8, 1),
    EitherWay(refused: inString(0xC3, 0xC3), .invalidUTF8, 1),
    EitherWay(refused: inString(0xE0, 0x80, 0xAF), .invalidUTF8, 1),
    EitherWay(refused: inString(0xE0, 0x9F, 0xBF), .invalidUTF8, 1),
    EitherWay(refused: inString(0xE2, 0x82), .invalidUTF8, 1),
    EitherWay(refused: inString(0xED, 0xA0, 0x80), .invalidUTF8, 1),
    EitherWay(refused: inString(0xED, 0xBF, 0xBF), .invalidUTF8, 1),
    EitherWay(refused: inString(0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80), .invalidUTF8, 1),
    EitherWay(refused: inString(0xF0, 0x80, 0x80, 0xAF), .invalidUTF8, 1),
    EitherWay(refused: inString(0xF0, 0x8F, 0xBF, 0xBF), .invalidUTF8, 1),
    EitherWay(refused: inString(0xF0, 0x9F, 0x98), .invalidUTF8, 1),
    EitherWay(refused: inString(0xF4, 0x90, 0x80, 0x80), .invalidUTF8, 1),
    EitherWay(refused: inString(0xF5, 0x80, 0x80, 0x80), .invalidUTF8, 1),
    EitherWay(refused: inString(0xF8, 0x88, 0x80, 0x80, 0x80), .invalidUTF8, 1),
    EitherWay(refused: inString(0xFC, 0x84, 0x80, 0x80, 0x80, 0x80), .invalidUTF8, 1),
    EitherWay(refused: [0x22, 0x5C, 0x22, 0xC3], .invalidUTF8, 3),
    EitherWay(refused: [0x5B, 0x31, 0x5D, 0x80], .invalidUTF8, 3),
  ]

  private static func inString(_ bytes: UInt8...) -> [UInt8] { [0x22] + bytes + [0x22] }
}
