import SyncWire

/// Words that a parent types with commas between them.
package enum Keywords {
  /// Nothing is trimmed during typing: the text has to come out of the list again as it was.
  static func list(_ text: String) -> [String] {
    if text.isEmpty { return [] }
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: ",") {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      } else {
        word.append(byte)
      }
    }
    return words + [String(decoding: word, as: UTF8.self)]
  }

  package static func text(_ words: [String]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += "," }
      text += word
    }
    return text
  }
}
