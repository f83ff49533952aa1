/// The words of a title or of what is looked for in titles: lower case, without what stands between them.
///
/// Looked for are whole words, so that "art" is not found in "party".
package struct TitleWords: Hashable, Sendable {
  /// Each word with a blank before it, and one at the end; empty without words.
  private let bytes: [UInt8]

  package init(_ title: String) {
    var bytes: [UInt8] = []
    var isInWord = false
    for scalar in title.lowercased().unicodeScalars {
      guard scalar.isOfWord else {
        isInWord = false
        continue
      }
      if !isInWord { bytes.append(UInt8(ascii: " ")) }
      isInWord = true
      bytes += scalar.utf8
    }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    self.bytes = bytes
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether all of the other's words stand here, one behind the other.
  package func contains(_ other: TitleWords) -> Bool {
    guard !other.isEmpty, other.bytes.count <= bytes.count else { return false }
    return (0...bytes.count - other.bytes.count).contains { start in
      other.bytes.indices.allSatisfy { bytes[start + $0] == other.bytes[$0] }
    }
  }
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
