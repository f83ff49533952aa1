import Basics
import Copies
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing
import Time

import struct Foundation.Date
import class Foundation.ISO8601DateFormatter

@Suite struct BackupTests {
  // Writing

  @Test func aCopyHasOneOperationALineAsItLiesOnTheDevice() {
    let records = BackupFiles.records(seed: 1, count: 3)
    let (file, leftOut) = BackupWriter.file(
      of: BackupFiles.joined(records),
      exportedAt: BackupFiles.now
    )
    let lines = BackupFiles.lines(of: file)
    #expect(
      lines.first == #"{"schema":7,"exportedAt":"2026-01-21T06:00:00Z","operations":["#
    )
    let contents = records.map { String(decoding: $0.record.dropFirst(4), as: UTF8.self) }
    #expect(lines[1...3] == [contents[0] + ",", contents[1] + ",", contents[2]])
    #expect(lines[4...] == ["]}", ""])
    #expect(leftOut == 0)
  }

  @Test func anEmptyLogIsACopyToo() {
    let (file, leftOut) = BackupWriter.file(of: [], exportedAt: BackupFiles.now)
    #expect((try? JSON.parse(file))?["operations"] == .array([]))
    #expect(leftOut == 0)
  }

  @Test func datesAreWrittenAsFoundationWritesThem() {
    let formatter = ISO8601DateFormatter()
    var dice = SplitMix64(seed: 5)
    let moments =
      [0, Instant.latest] + (1...500).map { _ in Int64(dice.next() % 253_402_300_800_000) }
    for milliseconds in moments {
      let instant = Instant(milliseconds: milliseconds)
      let file = BackupWriter.file(of: [], exportedAt: instant).bytes
      let date = Date(timeIntervalSince1970: Double(milliseconds / 1000))
      #expect((try? JSON.parse(file))?["exportedAt"] == .string(formatter.string(from: date)))
    }
  }

  @Test func aCopyIsNamedAfterTheLocalDay() {
    let late = Instant(milliseconds: 1_768_950_000_000)
    let berlin = LocalTime(late, offset: UTCOffset(minutes: 60))
    #expect(Backup.fileName(at: berlin) == "timequest-2026-01-21.json")
    #expect(Backup.fileName(at: LocalTime(late, offset: .utc)) == "timequest-2026-01-20.json")
  }

  @Test func aDamagedRecordIsLeftOutAndCounted() throws {
    var records = BackupFiles.records(seed: 2, count: 30).map { $0.record }
    records[4][20] ^= 1
    records[9] = []
    let (file, leftOut) = BackupWriter.file(
      of: BackupFiles.joined(records),
      exportedAt: BackupFiles.now
    )
    #expect(leftOut == 2)
    #expect(try BackupFiles.read(file, device: 99).records.count == 28)
  }

  // Reading

  @Test func whatIsCopiedComesBackByteForByte() throws {
    for seed in UInt64(1)...50 {
      let records = BackupFiles.records(seed: seed, count: 60)
      let backup = try BackupFiles.read(BackupFiles.file(of: records), device: 99)
      #expect(backup.records == records, "seed \(seed)")
      #expect(backup.counter == 0, "seed \(seed)")
    }
  }

  @Test func whatANewerVersionHasWrittenSurvives() throws {
    var json = BackupFiles.records(seed: 3, count: 20).map { BackupFiles.content(of: $0) }
    json[7] = json[7].dropLast() + #","mood":{"is":[1.50,1e3,null,"\ud83c\udf19"]}}"#
    json[8] = json[8].replacing(#""kind":""#, with: #""kind":"lantern."#)
    json[9] = json[9].replacing(#""format":1"#, with: #""format":2"#)
    let backup = try BackupFiles.read(BackupFiles.file(of: json))
    #expect(backup.records.count == 20)
    let log = BackupFiles.joined(backup.records)
    #expect(LogReader.read(log).damaged == 0)
    let again = BackupWriter.file(of: log, exportedAt: BackupFiles.now).bytes
    for place in [7, 8, 9] {
      let line = BackupFiles.lines(of: again)[place + 1]
      #expect(try JSON.parse(Array(line.dropLast().utf8)) == JSON.parse(Array(json[place].utf8)))
    }
  }

  @Test func orderSpaceAndForeignMembersMeanNothing() throws {
    let json = BackupFiles.records(seed: 4, count: 9).map { BackupFiles.content(of: $0) }
    let text = """
      { "playlists" : [ {"operations": [1]}, 2 ],
        "operations" : [ \(json.joined(separator: " ,\r\n\t")) ] ,
        "schema" : 7, "exportedAt": null }
      """
    #expect(try BackupFiles.read(text).records == BackupFiles.records(seed: 4, count: 9))
  }

  @Test func aDeviceThatGetsItsOwnOperationsBackCountsOnAboveThem() throws {
    let records = BackupFiles.records(seed: 5, count: 60)
    let file = BackupFiles.file(of: records)
    for device in UInt128(1)...3 {
      let counters = records.map { BackupFiles.json(of: $0) }
        .filter { $0["device"]?.string == device.hexText }.compactMap { $0["counter"]?.int64 }
      #expect(try BackupFiles.read(file, device: device).counter == counters.max())
    }
  }
}
