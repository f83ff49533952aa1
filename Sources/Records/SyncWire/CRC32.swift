/// The checksum of IEEE 802.3, which tells a torn or damaged record from a whole one.
///
/// Written by hand because Embedded Swift in a browser reaches no library that has it.
package struct CRC32: Sendable {
  private var remainder = UInt32.max

  package init() {}

  package var checksum: UInt32 { ~remainder }

  package static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    var crc = CRC32()
    crc.absorb(bytes)
    return crc.checksum
  }

  /// Takes in bytes, one piece after the other.
  ///
  /// Browsers optimise a function between its calls and never within one, and a start checks megabytes.
  package mutating func absorb(_ bytes: Span<UInt8>) {
    var place = 0
    while place < bytes.count {
      let end = min(place + Self.pieceLength, bytes.count)
      absorbPiece(bytes.extracting(place..<end))
      place = end
    }
  }

  private static var pieceLength: Int { 8192 }

  /// Takes in eight bytes a step, each by its own table ("slicing by 8"; Kounavis and Berry, 2005).
  @inline(never)
  private mutating func absorbPiece(_ bytes: Span<UInt8>) {
    var remainder = remainder
    // Looked up once, as each look at a static property asks whether it has been made.
    let tables = Self.tables.span
    var place = 0
    while bytes.count - place >= 8 {
      remainder ^= Self.word(bytes, at: place)
      let next = Self.word(bytes, at: place + 4)
      remainder = Self.step(remainder, tables, from: 7) ^ Self.step(next, tables, from: 3)
      place += 8
    }
    while place < bytes.count {
      let index = UInt8(truncatingIfNeeded: remainder) ^ bytes[place]
      remainder = (remainder >> 8) ^ tables[Int(index)]
      place += 1
    }
    self.remainder = remainder
  }

  /// The word of four bytes, the first of them the lowest.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, at place: Int) -> UInt32 {
    UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
  }

  /// What the four bytes of a word leave behind: the first by the table of that number, the others by those before it.
  @inline(__always)
  private static func step(_ word: UInt32, _ tables: Span<UInt32>, from first: Int) -> UInt32 {
    let start = first * 256
    return tables[start + Int(word & 0xff)] ^ tables[start - 256 + Int(word >> 8 & 0xff)]
      ^ tables[start - 512 + Int(word >> 16 & 0xff)] ^ tables[start - 768 + Int(word >> 24)]
  }

  /// Eight tables of 256: the remainder of each single byte, and of each with one to seven zeros behind it.
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { remainder, _ in
        remainder & 1 == 1 ? (remainder >> 1) ^ polynomial : remainder >> 1
      }
    }
    for place in 256..<8 * 256 {
      let shorter = tables[place - 256]
      tables.append((shorter >> 8) ^ tables[Int(shorter & 0xff)])
    }
    return tables
  }()

  /// 0x04C11DB7 with its bits in reverse order, as the checksum takes the lowest bit first.
  private static let polynomial: UInt32 = 0xEDB8_8320
}
