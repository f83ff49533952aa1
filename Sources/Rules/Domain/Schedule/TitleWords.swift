/// The words of a title or of what is looked for in titles: lower case, composed, without what stands between them.
///
/// Looked for are whole words, so that "art" is not found in "party".
package struct TitleWords: Hashable, Sendable {
  /// Each word with a blank before it, and one at the end; empty without words.
  private let bytes: [UInt8]

  package init(_ title: String) {
    var words = WordBytes()
    var letter: Unicode.Scalar?
    for scalar in title.lowercased().unicodeScalars {
      if let composed = letter?.composed(with: scalar) {
        letter = composed
        continue
      }
      if let letter { words.append(letter) }
      letter = scalar
    }
    if let letter { words.append(letter) }
    bytes = words.isEnded
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether all of the other's words stand here, one behind the other.
  ///
  /// - Parameter endsWords: the first of them may be the end of a longer word, as "Ferien" of "Weihnachtsferien".
  package func contains(_ other: TitleWords, endsWords: Bool = false) -> Bool {
    let looked = endsWords ? other.bytes.dropFirst() : other.bytes[...]
    guard !looked.isEmpty, looked.count <= bytes.count else { return false }
    return (0...bytes.count - looked.count).contains { start in
      looked.indices.allSatisfy { bytes[start + $0 - looked.startIndex] == looked[$0] }
    }
  }
}

/// Words as they are written down, one after the other.
private struct WordBytes {
  private var bytes: [UInt8] = []
  private var isInWord = false

  mutating func append(_ scalar: Unicode.Scalar) {
    let part = scalar.part
    if part != .gap {
      if part == .picture || !isInWord { bytes.append(UInt8(ascii: " ")) }
      bytes += scalar.utf8
    }
    isInWord = part == .letter
  }

  var isEnded: [UInt8] { bytes.isEmpty ? [] : bytes + [UInt8(ascii: " ")] }
}

extension Unicode.Scalar {
  fileprivate enum Part {
    /// Digits are letters, too.
    case letter
    /// A word of its own: who writes one leaves no blank before "Holiday".
    case picture
    case gap
  }

  /// What it is of a title; beyond ASCII a letter, unless it lies among signs, blanks, dashes or pictures.
  ///
  /// Unicode's own tables would bring 20 KB along.
  fileprivate var part: Part {
    switch value {
    case 0x30...0x39, 0x61...0x7A: .letter
    case 0..<0xC0, 0xD7, 0xF7, 0x2000...0x206F, 0x2E00...0x2E7F, 0x3000...0x303F: .gap
    // Which form a picture has, marks around digits, and signs as wide as Chinese ones.
    case 0x20D0...0x20FF, 0xFE00...0xFE6F, 0xFEFF, 0xE0000...0xE007F: .gap
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: .gap
    case 0x2190...0x245F, 0x2500...0x2BFF, 0x1F000...0x1FAFF: .picture
    default: .letter
    }
  }
}
