import Basics
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing
import Time

@Suite struct StorageTests {
  @Test func everyOperationComesBackFromStorageAsItWas() {
    for seed in UInt64(1)...50 {
      let operations = RandomFamily.operations(seed: seed, count: 60)
      let read = LogReader.read(bytes(of: operations))
      #expect(read.operations == operations, "seed \(seed)")
      #expect(read.damaged == 0, "seed \(seed)")
    }
  }

  @Test func aFlippedBitCostsOneRecordAndNoOther() {
    let operations = RandomFamily.operations(seed: 7, count: 20)
    let whole = bytes(of: operations)
    var dice = SplitMix64(seed: 7)
    for _ in 0..<500 {
      var broken = whole
      // Not in the first length, which would hide where the second record begins.
      let place = 4 + dice.below(whole.count - 4)
      broken[place] ^= 1 << UInt8(dice.below(8))
      let read = LogReader.read(broken)
      #expect(read.damaged >= 1, "byte \(place)")
      #expect(read.operations.allSatisfy { operations.contains($0) }, "byte \(place)")
    }
  }

  @Test func noPrefixOfALogIsACrash() {
    let whole = bytes(of: RandomFamily.operations(seed: 3, count: 3))
    for length in 0...whole.count {
      let read = LogReader.read(Array(whole.prefix(length)))
      #expect(read.operations.count <= 3)
    }
  }

  @Test func aKindOfANewerVersionIsKeptWithoutEffect() throws {
    var log = TestLog()
    var record = log.make(.routineRemoved(RoutineID(1))).record(counter: 1)
    record.kind = "lantern.painted"
    let operation = try Operation(record)
    #expect(operation.body == .unknown(kind: "lantern.painted"))
    #expect(Ledger([operation]) == Ledger())
  }

  @Test func aKnownKindInANewerLayoutIsKeptWithoutEffect() throws {
    var log = TestLog()
    var record = log.make(.routineRemoved(RoutineID(1))).record(counter: 1)
    record.format = Versions.operation + 1
    record.body = .array([])
    #expect(try Operation(record).body == .unknown(kind: "routine.removed"))
  }

  /// It was foreseen, and no program has ever written one.
  @Test func aCorrectionOfTheClockInARecordIsPassedOver() throws {
    var log = TestLog()
    let operation = log.make(.routineRemoved(RoutineID(1)))
    let members = try #require(operation.record(counter: 1).json.object)
    let foreseen = JSON.object(members + [JSONMember(name: "clockCorrection", value: 600_000)])
    #expect(try Operation(OperationRecord(foreseen)) == operation)
  }

  @Test func everyOperationCarriesAllThatLaterWorkNeeds() throws {
    var log = TestLog()
    let json = log.make(.sessionEvent(SessionID(1), .stepSkipped(StepID(1)))).record(counter: 9)
      .json
    let names = Set(json.object?.map { $0.name } ?? [])
    let wanted: Set = [
      "id", "format", "rules", "player", "stream", "device", "counter", "clock", "utcOffset",
      "kind", "body", "recordedAt",
    ]
    #expect(wanted.subtracting(names).isEmpty)
  }

  @Test func aMeasurementCarriesEverythingThatWasSeen() {
    var log = TestLog()
    let measurement = Measurement(startedAt: log.now, finishedAt: log.now.adding(Seconds(5)))
    let body = OperationBody.sessionEvent(
      SessionID(1),
      .stepFinished(EstimationID(1), StepID(1), LockID(1), measurement)
    )
    let names = Set(log.make(body).record(counter: 1).body.object?.map { $0.name } ?? [])
    #expect(names.isSuperset(of: ["source", "hiddenMs", "gaps", "wallMs", "doubts"]))
  }

  @Test func whatIsOutOfBoundsIsRefusedByName() {
    var log = TestLog()
    let good = log.make(.routineRemoved(RoutineID(1))).record(counter: 1)
    for (change, name) in Self.offences {
      var record = good
      change(&record)
      #expect(refusal(of: record) == name)
    }
  }

  private static let offences: [(@Sendable (inout OperationRecord) -> Void, String)] = [
    ({ $0.counter = 0 }, "counter"),
    ({ $0.recordedAt = -1 }, "recordedAt"),
    ({ $0.utcOffset = 10_000 }, "utcOffset"),
    ({ $0.format = 0 }, "format"),
  ]

  private func refusal(of record: OperationRecord) -> String? {
    do throws(JSONFieldError) {
      _ = try OperationRecord(record.json)
      return nil
    } catch {
      return error.name.description
    }
  }
}
