import Basics
import Copies
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing

@Suite struct BackupRefusalTests {
  @Test func somethingElseIsNoCopy() {
    for text in ["", "  ", "hello", "{}", "[]", "{\"schema\":\"7\"}", "{\"schema\":7}", "{\"sch"] {
      #expect(throws: BackupRefusal.notACopy) { try BackupFiles.read(text) }
    }
    #expect(throws: BackupRefusal.notACopy) {
      try BackupFiles.read(#"{"schema":7,"operations":{}}"#)
    }
    #expect(throws: BackupRefusal.notACopy) {
      try BackupFiles.read([0x89, 0x50, 0x4E, 0x47, 0xFF], device: 1)
    }
  }

  @Test func anotherSchemaIsRefusedBeforeItsOperationsAreLookedAt() {
    for schema in [8, 77] {
      let text = #"{"schema":\#(schema),"operations":[{}]}"#
      #expect(throws: BackupRefusal.otherSchema) { try BackupFiles.read(text) }
    }
  }

  @Test func aSchemaThatNoProgramHasHadIsNotCalledANewerOne() {
    for schema in ["0", "-7", "1.5", "7e0", "99999999999999999999"] {
      let text = #"{"schema":\#(schema),"operations":[{}]}"#
      #expect(throws: BackupRefusal.unknownSchema) { try BackupFiles.read(text) }
    }
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    let file = BackupFiles.file(of: BackupFiles.records(seed: 6, count: 5))
    let marked = try BackupFiles.read([0xEF, 0xBB, 0xBF] + file, device: 9)
    let plain = try BackupFiles.read(file, device: 9)
    #expect(marked.records == plain.records)
    let earlier = EarlierFiles.fixture(schema: 3)
    #expect(
      try EarlierFiles.read([0xEF, 0xBB, 0xBF] + earlier).records
        == (try EarlierFiles.read(earlier).records)
    )
  }

  @Test func tooLargeAndTooDeepEachSaySo() {
    let large = Array(#"{"schema":1,"x":""#.utf8) + [UInt8](repeating: 0x61, count: 16 << 20)
    #expect(throws: BackupRefusal.tooLarge) { try BackupFiles.read(large, device: 9) }
    let deep = #"{"schema":7,"operations":["# + String(repeating: "[", count: 200)
    let fault = #expect(throws: BackupFault.self) {
      try BackupReader.read(Array(deep.utf8), BackupReading(device: 9) { _ in .utc })
    }
    #expect(fault?.reason == .text(.nestedTooDeeply))
  }

  @Test func aCopyInWhichNobodyPlaysIsRefused() {
    #expect(throws: BackupRefusal.nothingInIt) {
      try BackupFiles.read(#"{"schema":7,"operations":[]}"#)
    }
    var log = TestLog()
    let step = log.make(.stepRemoved(StepID(1), of: RoutineID(1)))
    #expect(throws: BackupRefusal.nothingInIt) {
      try BackupFiles.read(BackupFiles.file(of: BackupFiles.encoded([step])), device: 9)
    }
  }

  @Test func aCopyThatDidNotArriveWholeIsRefusedWithItsLastLine() throws {
    let file = BackupFiles.file(of: BackupFiles.records(seed: 6, count: 5))
    let whole = try #require(file.lastIndex(of: UInt8(ascii: "}"))) + 1
    let head = "{\"schema\":".utf8.count
    for length in head..<whole {
      let line = file.prefix(length).count { $0 == UInt8(ascii: "\n") } + 1
      #expect(throws: BackupRefusal.endsTooEarly(line: line)) {
        try BackupFiles.read(Array(file.prefix(length)), device: 9)
      }
    }
    _ = try BackupFiles.read(Array(file.prefix(whole)), device: 9)
  }

  @Test func aDamagedOperationIsRefusedWithItsLine() {
    let json = BackupFiles.records(seed: 7, count: 12).map { BackupFiles.content(of: $0) }
    let damages = ["{}", "7", #"{"id"}"#, json[0].replacing("\"counter\":", with: "\"cuonter\":")]
    for place in json.indices {
      for damage in damages {
        var damaged = json
        damaged[place] = damage
        #expect(throws: BackupRefusal.damaged(line: place + 2)) {
          try BackupFiles.read(BackupFiles.file(of: damaged))
        }
      }
    }
  }

  /// Whoever changes a copy by accident or on purpose: it is refused, or it is stored whole.
  @Test func twoThousandDamagedCopiesAreRefusedOrWhole() throws {
    let seed = UInt64(20_260_121)
    let file = BackupFiles.file(of: BackupFiles.records(seed: 8, count: 8))
    var dice = SplitMix64(seed: seed)
    var refused = 0
    for round in 1...2000 {
      let damaged = Self.damaged(file, &dice)
      do {
        let backup = try BackupFiles.read(damaged, device: 2)
        let document = try JSON.parse(damaged)
        try #require(
          backup.records.map { BackupFiles.json(of: $0) } == document["operations"]?.array,
          "seed \(seed), round \(round)"
        )
        let log = LogReader.read(BackupFiles.joined(backup.records))
        try #require(log.damaged == 0, "seed \(seed), round \(round)")
        try #require(
          log.operations.map { $0.id } == backup.records.map { $0.id },
          "seed \(seed), round \(round)"
        )
        // What can be read can be folded, too.
        _ = Ledger(log.operations)
      } catch is BackupRefusal {
        refused += 1
      }
    }
    print("damaged copies, seed \(seed): \(refused) of 2000 refused, the others whole")
    #expect(refused > 1000 && refused < 2000)
  }
}

extension BackupRefusalTests {
  /// One to three things that happen to files and to texts that people edit.
  private static func damaged(_ file: [UInt8], _ dice: inout SplitMix64) -> [UInt8] {
    var file = file
    for _ in 0...dice.below(3) where file.count > 40 {
      let place = dice.below(file.count)
      let end = min(place + 1 + dice.below(40), file.count)
      switch dice.below(7) {
      case 0: file[place] ^= 1 << UInt8(dice.below(8))
      case 1: file[place] = UInt8(dice.below(256))
      case 2: file.insert(dice.pick(Array("{}[]\",:0-9e. \n\\".utf8)), at: place)
      case 3: file.removeSubrange(place..<end)
      case 4: file.insert(contentsOf: Array(file[place..<end]), at: dice.below(file.count))
      case 5: file.removeSubrange(place...)
      default: swapLines(&file, &dice)
      }
    }
    return file
  }

  private static func swapLines(_ file: inout [UInt8], _ dice: inout SplitMix64) {
    var lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines.swapAt(dice.below(lines.count), dice.below(lines.count))
    file = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
