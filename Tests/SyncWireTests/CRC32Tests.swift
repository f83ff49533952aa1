import SyncWire
import Testing

@Suite struct CRC32Tests {
  @Test func theChecksumIsThatOfTheStandard() {
    #expect(CRC32.checksum("123456789".utf8) == 0xCBF4_3926)
  }

  @Test func nothingSumsToZero() {
    #expect(CRC32.checksum([]) == 0)
  }

  /// Two values that other writers of this checksum publish.
  @Test func zerosAndOnesCountToo() {
    #expect(CRC32.checksum(Array(repeating: 0x00, count: 32)) == 0x190A_55AD)
    #expect(CRC32.checksum(Array(repeating: 0xFF, count: 32)) == 0xFF6C_AB0B)
  }

  @Test func aBufferSumsToTheSameAsItsArray() {
    let bytes = Array("What a child did today".utf8)
    let ofBuffer = bytes.withUnsafeBufferPointer { CRC32.checksum($0) }
    #expect(ofBuffer == CRC32.checksum(bytes))
  }

  @Test func everySingleFlippedBitIsNoticed() {
    let bytes = Array("{\"kind\":\"stepFinished\"}".utf8)
    let whole = CRC32.checksum(bytes)
    for bit in 0..<(bytes.count * 8) {
      var torn = bytes
      torn[bit / 8] ^= 1 << (bit % 8)
      #expect(CRC32.checksum(torn) != whole, "bit \(bit)")
    }
  }
}
