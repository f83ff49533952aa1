/// The words of a text as their bytes, parted by whatever takes room or cannot be seen.
struct PastedWords {
  private(set) var words: [[UInt8]] = []

  init(_ text: String) {
    var word: [UInt8] = []
    for scalar in text.unicodeScalars {
      if !scalar.parts {
        word += scalar.utf8
      } else if !word.isEmpty {
        words.append(word)
        word = []
      }
    }
    if !word.isEmpty { words.append(word) }
  }
}

extension Unicode.Scalar {
  /// Blanks, ends of lines, and the marks of width and direction that texts of chats bring along.
  fileprivate var parts: Bool {
    switch value {
    case 0x20, 0x09, 0x0A, 0x0D, 0xA0: true
    case 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
