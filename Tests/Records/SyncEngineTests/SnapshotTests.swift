import Basics
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing

@Suite struct SnapshotTests {
  /// A hundred seeds here; the wasm module and its native twin run a thousand.
  @Test func aStartFromASnapshotKnowsWhatAStartFromTheLogKnows() {
    var findings = Findings()
    checkSnapshots(&findings, seeds: 3001...3100)
    // Long enough that reveals are taken back, durations corrected, sessions closed.
    checkSnapshots(&findings, seeds: 3101...3110, operations: 600)
    #expect(findings.failures.isEmpty)
    #expect(findings.checked == 110 * 4)
  }

  @Test func theDamagedRecordsOfTheLogAreStillCounted() {
    let read = SnapshotReader.read(bytes(of: Snapshot(damaged: 3)))
    #expect(read?.damaged == 3)
  }

  @Test func aFlippedBitAnywhereMakesItNoSnapshot() {
    let whole = Self.snapshot(seed: 1, of: 12)
    #expect(SnapshotReader.read(whole) != nil)
    for place in whole.indices {
      var broken = whole
      broken[place] ^= 1 << UInt8(place % 8)
      #expect(SnapshotReader.read(broken) == nil, "byte \(place)")
    }
  }

  @Test func aSnapshotThatIsCutShortOrTooLongIsNone() {
    let whole = Self.snapshot(seed: 2, of: 12)
    let content = whole.dropFirst(4)
    for length in 0..<content.count {
      #expect(SnapshotReader.read(Array(whole.prefix(length))) == nil, "\(length) bytes")
      // Also when its checksum says that this is all.
      #expect(SnapshotReader.read(Self.sealed(content.prefix(length))) == nil, "\(length) bytes")
    }
    #expect(SnapshotReader.read(Self.sealed(content + [0])) == nil)
  }

  /// Damage that its checksum vouches for, as only a stranger could make it.
  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func noBytesAreACrash(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let whole = Self.snapshot(seed: seed, of: 60).dropFirst(4)
    for _ in 0..<100 {
      guard let read = SnapshotReader.read(Self.sealed(dice.damaged(whole))) else { continue }
      var findings = Findings()
      var ledger = read.ledger
      findings.note(ledger)
      ledger.apply(RandomFamily.operations(seed: seed, count: 20))
      findings.note(ledger)
      let again = SnapshotReader.read(bytes(of: Snapshot(ledger: ledger)))
      #expect(again != nil, "seed \(seed)")
    }
  }

  private static func snapshot(seed: UInt64, of count: Int) -> [UInt8] {
    let operations = RandomFamily.operations(seed: seed, count: count)
    return bytes(of: TestSupport.snapshot(after: operations[...]))
  }

  private static func sealed(_ content: ArraySlice<UInt8>) -> [UInt8] {
    StoredRecord.seal(Array(content))
  }
}

extension SplitMix64 {
  /// With bytes turned, taken out or put in at a few places.
  fileprivate mutating func damaged(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var damaged = Array(bytes)
    for _ in 0...below(3) {
      let place = below(damaged.count)
      switch below(6) {
      case 0: damaged.remove(at: place)
      case 1: damaged.insert(UInt8(below(256)), at: place)
      case 2: damaged[place] = pick([0, 1, 0x7F, 0x80, 0xFF])
      default: damaged[place] ^= 1 << UInt8(below(8))
      }
    }
    return damaged[...]
  }
}
