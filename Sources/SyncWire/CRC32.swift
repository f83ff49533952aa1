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

  package mutating func absorb(_ bytes: Span<UInt8>) {
    var remainder = remainder
    // Once, as a look at a static property asks each time whether it has been made.
    let table = Self.table.span
    for place in bytes.indices {
      let index = UInt8(truncatingIfNeeded: remainder) ^ bytes[place]
      remainder = (remainder >> 8) ^ table[Int(index)]
    }
    self.remainder = remainder
  }

  /// The remainder of each single byte, so that the loop above takes eight bits a step.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { remainder, _ in
      remainder & 1 == 1 ? (remainder >> 1) ^ polynomial : remainder >> 1
    }
  }

  /// 0x04C11DB7 with its bits in reverse order, as the checksum takes the lowest bit first.
  private static let polynomial: UInt32 = 0xEDB8_8320
}
