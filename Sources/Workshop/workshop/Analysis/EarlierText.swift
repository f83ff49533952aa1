@_spi(_Unicode) import Swift

/// Texts enter in normal form C, in the app as here; what `Public/runtime/later/earlier.js` does there.
///
/// A copy of this program's is left alone to the last byte, because its operations are.
enum EarlierText {
  static func inNormalForm(_ bytes: [UInt8]) -> [UInt8] {
    // What is not UTF-8 the reader tells with its place.
    guard let text = String(validating: bytes, as: UTF8.self), isEarlier(text) else {
      return bytes
    }
    var composed = String.UnicodeScalarView()
    composed.append(contentsOf: withoutEscapes(text)._nfc)
    return Array(String(composed).utf8)
  }

  private static func isEarlier(_ text: String) -> Bool {
    let own = /^\s*\{\s*"schema"\s*:\s*7\b/.matchingSemantics(.unicodeScalar)
    let earlier = /"schema"\s*:\s*[1-6]\s*[,}]/.matchingSemantics(.unicodeScalar)
    return text.firstMatch(of: own) == nil && text.firstMatch(of: earlier) != nil
  }

  /// What is written as \uXXXX, too; halves of pairs and what has to be escaped stay as they are.
  private static func withoutEscapes(_ text: String) -> String {
    // Every other escape as well, so that \\u is not taken for one.
    let escape = /\\(?:u([0-9a-fA-F]{4})|.)/.dotMatchesNewlines()
      .matchingSemantics(.unicodeScalar)
    return text.replacing(escape) { match in
      guard let digits = match.output.1, let code = UInt32(digits, radix: 16), code >= 0xA0,
        let scalar = Unicode.Scalar(code)
      else { return String(match.output.0) }
      return String(scalar)
    }
  }
}
