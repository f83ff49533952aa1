import Basics

/// Words that a parent types with commas between them.
package enum Keywords {
  /// Nothing is trimmed during typing: the text has to come out of the list again as it was.
  package static func list(_ text: String) -> [String] {
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

  /// Those that say something, without blanks around them.
  package static func tidy(_ words: [String]) -> [String] {
    words.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  /// As they were typed.
  package static func text(_ words: [String]) -> String { joined(words, by: ",") }

  /// As they are read: "school, class".
  package static func spaced(_ words: [String]) -> String { joined(words, by: ", ") }

  private static func joined(_ words: [String], by separator: String) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += separator }
      text += word
    }
    return text
  }
}
