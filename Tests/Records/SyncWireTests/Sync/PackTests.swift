import Basics
import SyncExamples
import SyncWire
import Testing

@Suite struct PackTests {
  private static let example = Example.all["pack"]
  private static let tablet: DeviceID = Example.all["devices"]["tablet"]["id"].id()

  private func pack() throws -> Pack { try Pack(record: Self.example["record"].bytes[...]) }

  @Test func aPackSaysWhatTheOtherProgramWrote() throws {
    let pack = try pack()
    #expect(pack.record == Self.example["record"].bytes)
    #expect(pack.header.bytes == Self.example["header"].bytes)
    #expect(pack.header.bytes.count == PackHeader.length)
    #expect(pack.nonce == Self.example["nonce"].bytes)
    let names = pack.header.names
    #expect(names.family == Example.family && names.stream == Example.player)
    #expect(
      names.id == Self.example["id"].id() && names.keyID == Example.all["epochs"][2]["keyId"].id()
    )
    #expect(names.uploader == Self.tablet && names.device == Self.tablet)
    #expect(pack.header.at == Citation(3, Example.all["log"]["links"][3].hash))
    #expect(pack.header.roster == Example.all["entries"][2]["hash"].hash)
  }

  @Test func theSignatureIsOverTheHeaderAndTheHashOfTheBox() throws {
    let signed = Self.example["signedBytes"].bytes
    let hash = try #require(Hash256(Array(signed.suffix(32))))
    #expect(try pack().signedBytes(hash: hash) == signed)
  }

  @Test func aPackIsMadeOfItsParts() throws {
    let pack = try pack()
    let again = Pack(
      pack.header,
      nonce: pack.nonce,
      sealed: pack.sealed,
      signature: pack.signature
    )
    #expect(again == pack)
    #expect(Pack(pack.header, nonce: [1], sealed: pack.sealed, signature: pack.signature) == nil)
    #expect(Pack(pack.header, nonce: pack.nonce, sealed: [1], signature: pack.signature) == nil)
  }

  @Test func itsSegmentsAreReadAndWritten() throws {
    let bytes = Self.example["content"].bytes
    let content = try PackContent(bytes[...], span: pack().header.span)
    #expect(try content.bytes == bytes)
    for (segment, example) in zip(content.segments, Example.all["segments"].list) {
      #expect(
        segment.span.first == example["first"].number && segment.span.last == example["last"].number
      )
      #expect(segment.span.previousHead == example["previousHead"].hash)
      #expect(segment.span.head == example["head"].hash)
      #expect(segment.records == example["records"].list.map { Array($0.text.utf8) })
      #expect(segment.mark.bytes == example["mark"].bytes)
    }
  }

  @Test func headsAndMarksAreOfTheBytesThatThePageSays() throws {
    let chain = Chain(family: Example.family, device: Self.tablet, stream: Example.player)
    let content = try PackContent(Self.example["content"].bytes[...], span: pack().header.span)
    for (segment, example) in zip(content.segments, Example.all["segments"].list) {
      let bytes = example["headBytes"].bytes
      // The hash of the operations ends them, and is the other program's.
      let operations = try #require(Hash256(Array(bytes.suffix(32))))
      let span = segment.span
      #expect(chain.headBytes(after: span.before, last: span.last, operations: operations) == bytes)
      #expect(chain.markedBytes(span.end) == example["markedBytes"].bytes)
    }
  }

  @Test func aBoxIsPaddedToItsBlockAndSaysItsForm() throws {
    let bytes = Self.example["box"].bytes
    let box = try PackBox(bytes[...])
    #expect(try box.bytes == bytes && bytes.count % 256 == 0 && bytes[0] == 1)
    for length in [0, 250, 251, 252, 507, 508] {
      let box = PackBox(deflated: [UInt8](repeating: 9, count: length))
      let bytes = try box.bytes
      #expect(bytes.count == (length + 5 + 255) / 256 * 256)
      #expect(try PackBox(bytes[...]) == box)
    }
  }

  @Test func aBoxOfALaterFormIsKnownAsOne() throws {
    var bytes = Self.example["box"].bytes
    bytes[0] = 2
    #expect(throws: WireError.unknownForm) { try PackBox(bytes[...]) }
  }

  @Test func paddingIsZerosAndNoMoreThanNeeded() throws {
    let bytes = Self.example["box"].bytes
    var other = bytes
    other[bytes.count - 1] = 1
    #expect(throws: WireError.damaged) { try PackBox(other[...]) }
    let longer = bytes + [UInt8](repeating: 0, count: 256)
    #expect(throws: WireError.damaged) { try PackBox(longer[...]) }
    #expect(throws: WireError.damaged) { try PackBox([]) }
    #expect(throws: WireError.damaged) { try PackBox(bytes.dropLast()[...]) }
  }

  @Test func noMoreIsSealedThanFits() throws {
    // 1,023 blocks and a tag.
    let most = 1023 * 256 - 5
    let box = PackBox(deflated: [UInt8](repeating: 9, count: most))
    #expect(try box.bytes.count == 1023 * 256)
    #expect(throws: WireError.tooLarge) { try PackBox(deflated: box.deflated + [9]).bytes }
    let pack = try pack()
    let sealed = [UInt8](repeating: 9, count: 1023 * 256 + 16)
    let large = try #require(
      Pack(pack.header, nonce: pack.nonce, sealed: sealed, signature: pack.signature)
    )
    #expect(try Pack(record: large.record[...]) == large)
    #expect(throws: WireError.tooLarge) {
      try Pack(record: (large.record + sealed.prefix(512))[...])
    }
  }

  @Test func aPackOfALaterFormIsKnownAsOne() throws {
    var record = Self.example["record"].bytes
    record[3] = UInt8(ascii: "3")
    #expect(throws: WireError.unknownForm) { try Pack(record: record[...]) }
  }

  @Test func aPackHoldsOneToFiveHundredOperations() throws {
    for (first, last, isPossible) in [
      (1, 500, true), (1, 501, false), (0, 1, false), (2, 1, false), (7, 7, true),
      (9_007_199_254_740_991, 9_007_199_254_740_991, true),
      (9_007_199_254_740_992, 9_007_199_254_740_992, false),
      (-1, 3, false), (.min, .max, false),
    ] as [(Int64, Int64, Bool)] {
      var bytes = try self.pack().record
      bytes.replaceSubrange(100..<108, with: littleEndian(first))
      bytes.replaceSubrange(108..<116, with: littleEndian(last))
      let pack = try? Pack(record: bytes[...])
      #expect((pack != nil) == isPossible, "\(first) to \(last)")
    }
  }

  @Test func segmentsFollowEachOther() throws {
    let content = try PackContent(Self.example["content"].bytes[...], span: pack().header.span)
    let segments = content.segments
    #expect(throws: WireError.damaged) { try PackContent([]) }
    #expect(throws: WireError.damaged) { try PackContent([segments[1], segments[0]]) }
    #expect(throws: WireError.damaged) { try PackContent([segments[0], segments[0]]) }
    #expect(try PackContent([segments[1]]).span.first == 3)
    let bytes = try PackContent([segments[1]]).bytes
    #expect(throws: WireError.damaged) { try PackContent(bytes[...], span: pack().header.span) }
  }

  @Test func noMoreThanTwoMebibytesAreUnpacked() throws {
    let span = try pack().header.span
    let bytes = [UInt8](repeating: 0, count: 2 * 1024 * 1024 + 1)
    #expect(throws: WireError.tooLarge) { try PackContent(bytes[...], span: span) }
    #expect(throws: WireError.damaged) { try PackContent(bytes.dropLast()[...], span: span) }
  }

  private func littleEndian(_ number: Int64) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
