import ServerCore
import SyncRoster
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// What is damaged in a database is found, and what is well is left alone.
@Suite struct DatabaseDoctorTests {
  private let address: String
  private let store: TableStore<PostgresConnection>
  private let family: SyncFamily

  /// Each table has rows.
  init() throws {
    address = try PostgresCluster.own.get().database()
    store = try FamilyDatabase(address, .plain, TestFolder.makeRoster).writing()
    family = try SyncFamily.founded(on: store.store)
    try family.fillAllTables()
  }

  private func look() throws -> HealthReport {
    try FamilyDoctor.look(atDatabase: address, TestFolder.makeRoster)
  }

  @Test func oneThatIsWellIsFoundSo() throws {
    #expect(
      family.ask(.eraseStream(SyncFamily.family, SyncFamily.player), by: 2).status == 204
    )
    let report = try look()
    #expect(report.findings == [])
    #expect((report.families, report.erased, report.records) == (1, 0, 8))
  }

  @Test func anErasedFamilyIsCountedAndNothingOfItIsLeft() throws {
    #expect(family.ask(.eraseFamily(SyncFamily.family)).status == 204)
    let report = try look()
    #expect(report.findings == [])
    #expect((report.families, report.erased, report.records) == (0, 1, 0))
  }

  @Test func whatIsRareIsWellAsWell() throws {
    try family.fillWithWhatIsRare()
    #expect(try look().findings == [])
  }

  private static let zeros = "decode(repeat('00', 32), 'hex')"

  private static let damages: [(damage: String, words: String)] = [
    ("UPDATE records SET content = '\\x00' WHERE seq = 4", "is not what was stored"),
    ("UPDATE records SET link = \(zeros) WHERE seq = 5", "the link at place 5 is another"),
    ("UPDATE records SET hash = '\\x00' WHERE seq = 4", "the row at place 4 cannot be read"),
    ("UPDATE records SET kind = kind + 256 WHERE seq = 4", "the row at place 4 cannot be read"),
    ("UPDATE records SET content = NULL WHERE seq = 1", "the entry at place 1 is gone"),
    ("DELETE FROM records WHERE seq = 2", "a hole behind place 1"),
    ("DELETE FROM records WHERE seq = 8", "its top is not where its log ends"),
    ("UPDATE families SET bytes = bytes + 1", "it counts"),
    ("UPDATE families SET roster = \(zeros)", "its roster is not what"),
    ("UPDATE families SET is_erased = 1", "something of it is left"),
    ("UPDATE families SET link = '\\x00'", "list of families cannot be read"),
    ("DELETE FROM families", "not in the list of families"),
    ("UPDATE chains SET place = place + 1", "another one is noted"),
    ("DELETE FROM stretches", "are not found by their stream"),
    ("DELETE FROM entries", "an entry is not found"),
    ("UPDATE members SET is_revoked = 0", "a device is noted otherwise"),
    ("UPDATE members SET streams = '\\x00'", "its devices cannot be read"),
    ("DELETE FROM revocations", "the entry is not found"),
    ("UPDATE codes SET name = 'nobody'", "its codes cannot be read"),
    ("UPDATE notes SET note = '\\x0102'", "what its devices have seen cannot be read"),
    ("UPDATE mailboxes SET ends = -1", "devices that pair cannot be read"),
    ("INSERT INTO steps VALUES (99)", "of version 99"),
    ("DROP TABLE steps", "of version 0"),
    ("DROP TABLE notes", "cannot be looked at now"),
  ]

  @Test(arguments: damages)
  func whatIsNotAsItHasToBeIsNamedWithWhatToDo(damage: String, words: String) throws {
    try store.connection.execute(damage)
    let findings = try look().findings
    #expect(findings.contains { "\($0)".contains(words) }, "\(findings)")
    #expect(findings.allSatisfy { !$0.remedy.isEmpty && !$0.remedy.contains("folder") })
  }

  /// More than are read at once.
  @Test func aLongLogIsReadToItsEnd() throws {
    var place = try family.pack(3, after: family.pack(1).header.span.end).header.span.end
    for number in UInt128(1000)..<1150 {
      let pack = try family.pack(number, after: place)
      place = pack.header.span.end
      #expect(family.store(pack).status == 200)
    }
    #expect(try look().records == Int(family.top.number))
    try store.connection.execute("UPDATE records SET link = \(Self.zeros) WHERE seq = 130")
    #expect(try look().findings.contains { $0.what.contains("at place 130 is another") })
  }

  @Test func whereNoDatabaseIsThatIsSaid() throws {
    let nowhere = "host=/nowhere user=nobody dbname=none"
    let findings = try FamilyDoctor.look(atDatabase: nowhere, TestFolder.makeRoster).findings
    #expect(findings.count == 1)
    #expect(findings.first?.what.contains("cannot be looked at now") == true)
    #expect(!"\(findings)".contains("nowhere"), "an address may name a password")
  }
}
