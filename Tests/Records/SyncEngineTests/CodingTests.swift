import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing

/// Every stored type comes back from every coder as it was.
@Suite struct CodingTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func whatIsWrittenIsReadAsItWas(seed: UInt64) throws {
    let operations = RandomFamily.operations(seed: seed, count: 80)
    for operation in operations {
      let body = operation.body
      #expect(try body.reading(body.json) == body, "seed \(seed)")
      switch body {
      case .sessionStarted(let start): try check(start, seed)
      case .sessionImported(let session): try check(session, seed)
      case .sessionEvent(_, let kind):
        try check(SessionEvent(at: operation.recordedAt, offset: .utc, kind: kind), seed)
      default: break
      }
    }
    let ledger = Ledger(operations)
    for digest in ledger.history(of: PlayerID(1)) { try check(digest, seed) }
  }

  /// - Parameter value: by bytes; by JSON, too, where its object names the kind that it is.
  private func check<Value: Described & Equatable>(_ value: Value, _ seed: UInt64) throws {
    var writer = ByteWriter()
    value.write(to: &writer)
    var reader = ByteReader(writer.bytes[...])
    #expect(Value(from: &reader) == value, "seed \(seed)")
    #expect(!reader.isBroken && reader.isAtEnd, "seed \(seed)")
    #expect(try Value(value.json) == value, "seed \(seed)")
  }

  /// What is sent when goes by them: one that was made under a name of its own would be sent alone.
  @Test func whatAQuestConsistsOfIsNamedAsTheSendersKnowIt() {
    let made = EveryBody.all.filter { body in
      switch body {
      case .sessionStarted, .sessionEvent: true
      default: false
      }
    }
    #expect(Set(made.map { $0.kind }) == Set(QuestKind.allCases.map { $0.rawValue }))
    for other in EveryBody.all where !made.contains(other) {
      #expect(QuestKind(named: other.kind) == nil)
    }
  }

  @Test func aRecordKeepsTheStreamThatItCameWith() throws {
    var log = TestLog()
    var record = log.make(.routineRemoved(RoutineID(1))).record(counter: 1)
    record.stream = .play
    record.kind = "lantern.painted"
    #expect(try Operation(record).stream == .play)
    record.kind = "routine.removed"
    #expect(try Operation(record).record(counter: 1).stream == .play)
  }

  @Test func aFieldIsTheSameWhenItSaysTheSame() {
    for kind in RoutineField.kinds {
      #expect(RoutineField.kinds.filter { $0.isSameKind(as: kind) } == [kind])
      #expect(kind.isSame(as: kind))
    }
    #expect(!RoutineField.name("é").isSame(as: .name("e\u{301}")))
    #expect(!RoutineField.musicLink(nil).isSame(as: .musicLink("")))
    #expect(!StepField.reference(nil).isSame(as: .reference(.zero)))
  }

  @Test func aDamagedRecordSaysWhy() throws {
    var log = TestLog()
    var record = log.make(.routineRemoved(RoutineID(1))).record(counter: 1)
    let whole = StoredRecord.seal(record.json.bytes)
    record.body = [:]
    let bodiless = StoredRecord.seal(record.json.bytes)
    record.counter = 0
    let uncounted = StoredRecord.seal(record.json.bytes)
    let noJSON = StoredRecord.seal(Array("{".utf8))
    var flipped = whole
    flipped[20] ^= 1
    let records = [whole, flipped, noJSON, bodiless, uncounted]
    let encoded = records.map { EncodedOperation(id: OperationID(1), record: $0) }
    let read = LogReader.read(BackupFiles.joined(encoded) + [9, 0, 0, 0, 1])
    #expect(read.operations.count == 1)
    #expect(
      read.faults == [
        RecordFault(place: 1, reason: .checksum),
        RecordFault(place: 2, reason: .text(.unexpectedEnd)),
        RecordFault(place: 3, reason: .field("routine")),
        RecordFault(place: 4, reason: .field("counter")),
        RecordFault(place: 5, reason: .cutShort),
      ]
    )
  }
}
