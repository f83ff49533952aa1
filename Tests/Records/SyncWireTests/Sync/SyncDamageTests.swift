import Basics
import SyncExamples
import SyncWire
import Testing

/// Nothing that comes from outside may crash a reader, keep it busy, or be read as what it does not say.
@Suite struct SyncDamageTests {
  @Test func aDamagedPackIsRefusedOrIsWhatItNowSays() {
    let record = Example.all["pack"]["record"].bytes
    forEachSeed(1...5000) { random in
      let bytes = damaged(record, &random)
      if let pack = try? Pack(record: bytes[...]) {
        try #require(pack.record == bytes)
      }
    }
  }

  @Test func damagedContentIsRefusedOrIsWhatItNowSays() throws {
    let content = Example.all["pack"]["content"].bytes
    let span = try Pack(record: Example.all["pack"]["record"].bytes[...]).header.span
    forEachSeed(1...5000) { random in
      let bytes = damaged(content, &random)
      if let content = try? PackContent(bytes[...], span: span) {
        try #require(try content.bytes == bytes)
      }
    }
  }

  @Test func aDamagedBoxIsRefusedOrIsWhatItNowSays() {
    let box = Example.all["pack"]["box"].bytes
    forEachSeed(1...5000) { random in
      let bytes = damaged(box, &random)
      if let box = try? PackBox(bytes[...]) {
        try #require(try box.bytes == bytes)
      }
    }
  }

  @Test func aDamagedPageIsRefusedOrIsWhatItNowSays() {
    let page = Example.all["log"]["pageOfStubs"].bytes
    forEachSeed(1...3000) { random in
      let bytes = damaged(page, &random)
      if let page = try? LogPage(bytes[...]) {
        try #require(try page.bytes == bytes)
      }
    }
  }

  @Test func aDamagedEntryIsRefusedOrKeptAsItIs() {
    let entries = Example.all["entries"].list.map {
      Array($0["text"].text.utf8) + $0["signature"].bytes
    }
    forEachSeed(1...5000) { random in
      let bytes = damaged(random.pick(entries), &random)
      if let entry = try? RosterEntry(record: bytes[...]) {
        try #require(entry.record == bytes)
      }
    }
  }

  @Test func lengthsThatPromiseMoreThanThereIsCostNothing() {
    for length in [UInt32(0), 1, 500, 501, 1 << 20, 1 << 31, .max] {
      let word = withUnsafeBytes(of: length.littleEndian) { Array($0) }
      let before = [UInt8](repeating: 1, count: 16) + [UInt8](repeating: 0, count: 32)
      #expect((try? PackContent((before + word)[...], span: .possible)) == nil)
      let page = Array("TQL1".utf8) + [UInt8](repeating: 0, count: 40) + word
      if length > 0 { #expect((try? LogPage(page[...])) == nil) }
    }
  }

  @Test func everyChainOfSegmentsIsReadAsItWasWritten() {
    forEachSeed(1...300) { random in
      let content = try PackContent(segments(&random))
      try #require(try PackContent(content.bytes[...], span: content.span) == content)
    }
  }

  private func segments(_ random: inout SplitMix64) throws -> [Segment] {
    var place = ChainPlace(Int64(random.below(1000)), try hash(&random))
    return try (0...random.below(5)).map { _ in
      let records = (0...random.below(40)).map { _ in
        [UInt8](repeating: UInt8(random.below(256)), count: 1 + random.below(300))
      }
      let end = ChainPlace(place.number + Int64(records.count), try hash(&random))
      let span = ChainSpan(
        first: place.number + 1,
        last: end.number,
        previousHead: place.hash,
        head: end.hash
      )
      place = end
      let mark = try #require(Signature([UInt8](repeating: 3, count: 64)))
      return try #require(Segment(span, records: records, mark: mark))
    }
  }

  private func hash(_ random: inout SplitMix64) throws -> Hash256 {
    try #require(Hash256((0..<32).map { _ in UInt8(random.below(256)) }))
  }

  /// Bits turned, a piece gone or there twice.
  private func damaged(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + random.below(40))
      switch random.below(6) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes = Array(bytes.prefix(place))
      case 3: bytes[place] = UInt8(random.below(256))
      default: bytes[place] ^= 1 << UInt8(random.below(8))
      }
    }
    return bytes
  }
}

extension ChainSpan {
  fileprivate static let possible = ChainSpan(first: 1, last: 1, previousHead: .zero, head: .zero)
}
