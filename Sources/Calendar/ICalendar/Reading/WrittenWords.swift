import Basics

/// The words of a line in UTF-8, whichever letters they are written in.
///
/// Bytes that are no UTF-8 are Windows-1252, as browsers read them too: who says another CHARSET means that, or has
/// told an untruth. Where letters of UTF-8 stand beside such bytes, an exporter has cut one in two.
struct WrittenWords {
  let bytes: Bytes
  /// A letter that cannot be known stands in them, as U+FFFD.
  let hasUnknownLetter: Bool

  init(of line: ContentLine) {
    self.init(line.isQuotedPrintable ? line.value.withoutQuotedPrintable : line.value)
  }

  init(_ value: Bytes) {
    let letters = value.lettersBeyondASCII
    guard letters.broken > 0 else {
      (bytes, hasUnknownLetter) = (value, false)
      return
    }
    var words: [UInt8] = []
    words.reserveCapacity(value.count + letters.broken * 2)
    var hasUnknownLetter = false
    var place = value.startIndex
    while place < value.endIndex {
      let byte = value[place]
      let length = byte < 0x80 ? 1 : letters.whole > 0 ? value.letterLength(at: place) : 0
      if length > 0 {
        words.append(contentsOf: value[place..<place + length])
      } else {
        let scalar = letters.whole > 0 ? Self.unknown : Self.windows(byte)
        hasUnknownLetter = hasUnknownLetter || scalar == Self.unknown
        words.appendLetter(scalar)
      }
      place += max(length, 1)
    }
    (bytes, self.hasUnknownLetter) = (words[...], hasUnknownLetter)
  }

  private static let unknown: UInt32 = 0xFFFD

  /// What Windows-1252 means by a byte from 0x80 on.
  private static func windows(_ byte: UInt8) -> UInt32 {
    byte < 0xA0 ? UInt32(windowsLetters[Int(byte - 0x80)]) : UInt32(byte)
  }

  private static let windowsLetters: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
    0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}

extension Bytes {
  /// How many letters beyond ASCII are UTF-8, and how many bytes belong to none.
  fileprivate var lettersBeyondASCII: (whole: Int, broken: Int) {
    var (whole, broken) = (0, 0)
    var place = startIndex
    while place < endIndex {
      if self[place] < 0x80 {
        place += 1
        continue
      }
      let length = letterLength(at: place)
      if length > 0 { whole += 1 } else { broken += 1 }
      place += Swift.max(length, 1)
    }
    return (whole, broken)
  }

  /// In bytes, of a letter beyond ASCII that is well-formed UTF-8; 0 where there is none.
  fileprivate func letterLength(at place: Index) -> Int {
    let first = self[place]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(first), place + length <= endIndex,
      self[place + 1..<place + length].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return 0 }
    // Longer than it has to be, half of a pair, or beyond the last letter.
    let second = self[place + 1]
    switch first {
    case 0xE0: return second >= 0xA0 ? length : 0
    case 0xED: return second < 0xA0 ? length : 0
    case 0xF0: return second >= 0x90 ? length : 0
    case 0xF4: return second < 0x90 ? length : 0
    default: return length
    }
  }

  /// "Fu=C3=9Fball" as its bytes; an end of a line is gone already, and what is no code stays.
  fileprivate var withoutQuotedPrintable: Bytes {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var place = startIndex
    while place < endIndex {
      if self[place] == UInt8(ascii: "="), place + 2 < endIndex,
        let high = self[place + 1].hexadecimalValue, let low = self[place + 2].hexadecimalValue
      {
        let byte = high << 4 | low
        // An end of a line is two of them, and one is enough.
        if byte != ASCII.carriageReturn { bytes.append(byte) }
        place += 3
      } else {
        bytes.append(self[place])
        place += 1
      }
    }
    if bytes.last == UInt8(ascii: "=") { bytes.removeLast() }
    return bytes[...]
  }
}

extension [UInt8] {
  /// Appends a letter in UTF-8.
  mutating func appendLetter(_ letter: UInt32) {
    func rest(_ shift: UInt32) -> UInt8 { UInt8(letter >> shift & 0x3F | 0x80) }
    switch letter {
    case 0..<0x80: append(UInt8(letter))
    case 0..<0x800: self += [UInt8(letter >> 6 | 0xC0), rest(0)]
    case 0..<0x10000: self += [UInt8(letter >> 12 | 0xE0), rest(6), rest(0)]
    default: self += [UInt8(letter >> 18 | 0xF0), rest(12), rest(6), rest(0)]
    }
  }
}

extension Bytes {
  /// A TEXT value without its escapes (RFC 5545, 3.3.11).
  var withoutEscapes: Bytes {
    guard contains(ASCII.backslash) else { return self }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in self {
      if byte == ASCII.backslash, !isEscaped {
        isEscaped = true
        continue
      }
      bytes.append(isEscaped && byte.lowercased == UInt8(ascii: "n") ? ASCII.lineFeed : byte)
      isEscaped = false
    }
    return bytes[...]
  }

  /// As a text, without the escapes.
  var words: String { String(decoding: withoutEscapes, as: UTF8.self) }
}
