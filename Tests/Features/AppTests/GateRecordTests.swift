import Access
import AppCore
import Domain
import SyncWire
import TestApp
import Testing
import Time

@Suite struct GateRecordTests {
  private let record: GateRecord = {
    let bytes = [UInt8](repeating: 9, count: 32)
    let code = GateCode(
      verifier: bytes,
      notedAt: Instant(milliseconds: 5),
      paper: bytes + [3],
      unwritten: ShownCode(value: 7, verifier: bytes, paper: bytes + [1])
    )
    return GateRecord(
      salt: Array(bytes.prefix(16)),
      rounds: 600_000,
      key: bytes,
      digits: 5,
      code: code
    )
  }()

  @Test func whatIsKeptIsReadAgainAndNothingElse() {
    #expect(GateRecord(bytes: record.bytes) == record)
    for length in 0..<record.bytes.count {
      #expect(GateRecord(bytes: Array(record.bytes.prefix(length))) == nil)
    }
    #expect(GateRecord(bytes: record.bytes + [0]) == nil)
  }

  /// It knew of no family that a code was made for.
  @Test func theRecordOfTheSecondVersionOpensStill() {
    var writer = ByteWriter()
    writer.write(UInt8(2))
    writer.write(record.salt[...])
    writer.write(record.rounds)
    writer.write(record.key[...])
    writer.write(record.code.verifier[...])
    writer.write(Int64(5))
    writer.write(optional: record.code.notedAt) { $0.write($1.milliseconds) }
    writer.write(true)
    writer.write(UInt128(7))
    writer.write(record.key[...])
    for number in [Int64(4), 1, 2_000] { writer.write(number) }
    let read = GateRecord(bytes: writer.bytes)
    #expect(read?.digits == 5 && read?.tries.wrongInARow == 3)
    let unwritten = ShownCode(value: 7, verifier: record.key)
    #expect(
      read?.code
        == GateCode(
          verifier: record.code.verifier,
          notedAt: record.code.notedAt,
          unwritten: unwritten
        )
    )
  }

  @Test func theRecordOfAnEarlierVersionOpensStill() {
    var writer = ByteWriter()
    writer.write(UInt8(1))
    writer.write(record.salt[...])
    writer.write(record.rounds)
    writer.write(record.key[...])
    writer.write(record.code.verifier[...])
    writer.write(Int64(4))
    let read = GateRecord(bytes: writer.bytes)
    #expect(read?.key == record.key)
    #expect(read?.code == GateCode(verifier: record.code.verifier))
    #expect(read?.tries.wrongInARow == 4)
    #expect(read?.tries.restLeft == Seconds(30))
    #expect(read?.digits == 0)
  }
}
