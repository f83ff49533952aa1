import Testing

// A failing example is named by its text, not by its bytes.

extension JSONTexts.Accepted: CustomTestStringConvertible {
  var testDescription: String { JSONTexts.shortened(Array(text.utf8)) }
}

extension JSONTexts.Refused: CustomTestStringConvertible {
  var testDescription: String { JSONTexts.shortened(bytes) }
}

extension JSONTexts.EitherWay: CustomTestStringConvertible {
  var testDescription: String { JSONTexts.shortened(bytes) }
}

extension JSONTexts {
  fileprivate static func shortened(_ bytes: [UInt8]) -> String {
    let start = String(decoding: bytes.prefix(40), as: UTF8.self).debugDescription
    return bytes.count > 40 ? "\(start)... (\(bytes.count) bytes)" : start
  }
}
