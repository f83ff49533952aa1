import SyncWire
import Testing

@Suite struct CRC32Tests {
  @Test func theChecksumIsThatOfTheStandard() {
    #expect(sum(Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func nothingSumsToZero() {
    #expect(sum([]) == 0)
  }

  /// Two values that other writers of this checksum publish.
  @Test func zerosAndOnesCountToo() {
    #expect(sum(Array(repeating: 0x00, count: 32)) == 0x190A_55AD)
    #expect(sum(Array(repeating: 0xFF, count: 32)) == 0xFF6C_AB0B)
  }

  @Test func piecesSumToTheSameAsTheWhole() {
    let bytes = Array("What a child did today".utf8)
    for cut in 0...bytes.count {
      var crc = CRC32()
      for piece in [bytes[..<cut], bytes[cut...]] { crc.absorb(piece.span) }
      #expect(crc.checksum == sum(bytes))
    }
  }

  @Test func aLongTextSumsToTheSameAsItsBytesOneByOne() {
    let bytes = (0..<20_001).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    var crc = CRC32()
    for byte in bytes { crc.absorb([byte].span) }
    #expect(crc.checksum == sum(bytes))
  }

  @Test func everySingleFlippedBitIsNoticed() {
    let bytes = Array("{\"kind\":\"stepFinished\"}".utf8)
    let whole = sum(bytes)
    for bit in 0..<(bytes.count * 8) {
      var torn = bytes
      torn[bit / 8] ^= 1 << (bit % 8)
      #expect(sum(torn) != whole, "bit \(bit)")
    }
  }

  private func sum(_ bytes: [UInt8]) -> UInt32 { CRC32.checksum(bytes.span) }
}
