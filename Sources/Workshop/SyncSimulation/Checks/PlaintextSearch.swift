import SyncWire

/// Looks for many words at once: as they are, in hexadecimal digits and in base 64, wherever in a text they begin.
struct PlaintextSearch {
  /// Of the shortest word that is looked for.
  static let shortest = 5

  private struct Form {
    let bytes: [UInt8]
    let word: [UInt8]
    /// Whether hashes and wraps could spell it by chance: it counts where it stands by itself.
    let isShort: Bool
  }

  /// By their first five bytes.
  private var forms: [UInt64: [Form]] = [:]

  init(_ words: Set<[UInt8]>) {
    for word in words where word.count >= Self.shortest {
      let isShort = word.count < 8 && word.allSatisfy(Self.isLetter)
      add(Form(bytes: word, word: word, isShort: isShort))
      for bytes in Self.hexadecimal(word) + Self.base64(word) {
        add(Form(bytes: bytes, word: word, isShort: false))
      }
    }
  }

  private mutating func add(_ form: Form) {
    forms[Self.key(form.bytes[..<Self.shortest]), default: []].append(form)
  }

  /// - Returns: the words that lie there in one form or another.
  func found(in memory: [UInt8]) -> Set<[UInt8]> {
    var (found, key) = (Set<[UInt8]>(), UInt64(0))
    for (place, byte) in memory.enumerated() {
      key = (key << 8 | UInt64(byte)) & 0xFF_FFFF_FFFF
      guard let forms = forms[key] else { continue }
      let begin = place + 1 - Self.shortest
      for form in forms where begin >= 0 && lies(form, in: memory, at: begin) {
        found.insert(form.word)
      }
    }
    return found
  }

  private func lies(_ form: Form, in memory: [UInt8], at begin: Int) -> Bool {
    let end = begin + form.bytes.count
    guard end <= memory.count, memory[begin..<end].elementsEqual(form.bytes) else { return false }
    guard form.isShort else { return true }
    let isAmongLetters = [begin - 1, end].contains {
      memory.indices.contains($0) && Self.isLetter(memory[$0])
    }
    return !isAmongLetters
  }

  private static func key(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

// MARK: - How a word is written otherwise

extension PlaintextSearch {
  private static func hexadecimal(_ bytes: [UInt8]) -> [[UInt8]] {
    ["0123456789abcdef", "0123456789ABCDEF"].map { text in
      let digits = Array(text.utf8)
      return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    }
  }

  /// At each of the three places in a group, the letters that its neighbours do not touch; and in the alphabet of
  /// addresses.
  private static func base64(_ bytes: [UInt8]) -> [[UInt8]] {
    (0..<3).flatMap { shift in
      let text = Base64.text(of: [UInt8](repeating: 0, count: shift) + bytes)
      let own = Array(text[(8 * shift + 5) / 6..<8 * (shift + bytes.count) / 6])
      let other = own.map { byte in
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        default: byte
        }
      }
      return own == other ? [own] : [own, other]
    }
  }
}
