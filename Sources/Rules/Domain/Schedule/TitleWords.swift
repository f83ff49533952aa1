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
    guard scalar.isOfWord else {
      isInWord = false
      return
    }
    if !isInWord { bytes.append(UInt8(ascii: " ")) }
    isInWord = true
    bytes += scalar.utf8
  }

  var isEnded: [UInt8] { bytes.isEmpty ? [] : bytes + [UInt8(ascii: " ")] }
}

extension Unicode.Scalar {
  /// Letters and digits; beyond ASCII all but signs, blanks and dashes.
  ///
  /// Unicode's own tables would bring 20 KB along.
  fileprivate var isOfWord: Bool {
    switch value {
    case 0x30...0x39, 0x61...0x7A: true
    case 0..<0xC0, 0xD7, 0xF7, 0x2000...0x206F, 0x3000...0x303F: false
    default: true
    }
  }
}
