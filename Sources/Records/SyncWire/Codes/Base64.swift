/// Bytes as text of 64 letters (RFC 4648, section 4): what JSON can hold of them.
package enum Base64 {
  private static let alphabet: StaticString =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  private static let padding = UInt8(ascii: "=")

  package static func text(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var place = 0
    while place < bytes.count {
      let count = min(bytes.count - place, 3)
      var group: UInt32 = 0
      for next in 0..<3 { group = group << 8 | (next < count ? UInt32(bytes[place + next]) : 0) }
      for letter in 0..<4 {
        let digit = Int(group >> UInt32(18 - 6 * letter) & 63)
        text.append(letter <= count ? alphabet.utf8Start[digit] : padding)
      }
      place += 3
    }
    return text
  }

  /// Reads such a text; none when it is not the one text of some bytes: nothing may stand in it that is not read.
  package static func bytes(of text: String) -> [UInt8]? {
    let letters = text.utf8Span.span
    guard letters.count % 4 == 0 else { return nil }
    var padded = 0
    while padded < 2, padded < letters.count, letters[letters.count - 1 - padded] == padding {
      padded += 1
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    var group: UInt32 = 0
    for place in 0..<letters.count - padded {
      guard let digit = digit(letters[place]) else { return nil }
      group = group << 6 | digit
      if place % 4 == 3 { take(group, 3, &bytes) }
    }
    if padded == 0 { return bytes }
    group <<= UInt32(6 * padded)
    // These bits belong to no byte, so they have to be zero.
    guard group & (1 << UInt32(8 * padded) - 1) == 0 else { return nil }
    take(group, 3 - padded, &bytes)
    return bytes
  }

  private static func take(_ group: UInt32, _ count: Int, _ bytes: inout [UInt8]) {
    for byte in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * byte)))
    }
  }

  private static func digit(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
