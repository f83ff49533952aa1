import Foundation
import ServerCore
import SyncRoster
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// What is damaged is found, and what is well is left alone.
@Suite struct DoctorTests {
  private let kept: Kept
  private var data: String { kept.folder.path + "/data" }

  /// A parent's device, a player's, and one that is out; each table has rows.
  init() throws {
    kept = try Kept()
    try kept.family.fillAllTables()
  }

  private func look() throws -> HealthReport {
    var report = try FamilyDoctor.look(at: data, TestFolder.makeRoster)
    // Of this machine, and of no test.
    report.findings.removeAll { $0.what.contains("MB left") }
    return report
  }

  @Test func aServerThatIsWellIsFoundSoWhileItRuns() throws {
    let other = try kept.found(FamilyID(99))
    #expect(other.ask(.eraseFamily(FamilyID(99))).status == 204)
    #expect(
      kept.family.ask(.eraseStream(SyncFamily.family, SyncFamily.player), by: 2).status == 204
    )
    let report = try look()
    #expect(report.findings == [])
    #expect(report.isInUse)
    #expect((report.families, report.erased, report.records) == (1, 1, 8))
  }

  @Test func whatIsRareIsWellAsWell() throws {
    try kept.family.fillWithWhatIsRare()
    #expect(try look().findings == [])
    for damage in ["members SET views = x''", "records SET stream = x'\(UInt128(90).hexText)'"] {
      try kept.beside.connection.execute("UPDATE \(damage)")
      #expect(try !look().findings.isEmpty)
    }
  }

  /// Whoever runs tests has some.
  @Test func theRoomThatIsLeftIsCountedInMegabytes() {
    #expect((1..<1 << 40).contains(FamilyDoctor.megabytesLeft(data) ?? 0))
  }

  /// As it lies in a statement.
  private static func id(_ number: UInt128) -> String { "x'\(number.hexText)'" }

  private static let damages: [(damage: String, words: String)] = [
    // The log.
    (
      """
      UPDATE contents SET bytes = zeroblob(length(bytes))
      WHERE id = (SELECT content FROM records WHERE seq = 4)
      """,
      "is not what was stored"
    ),
    ("UPDATE records SET link = zeroblob(32) WHERE seq = 5", "the link at place 5 is another"),
    ("DELETE FROM records WHERE seq = 2", "a hole behind place 1"),
    ("DELETE FROM records WHERE seq = 8", "its top is not where its log ends"),
    ("UPDATE records SET stream = \(id(8)) WHERE seq = 4", "noted under another stream"),
    ("UPDATE records SET stream = NULL WHERE seq = 4", "noted under another stream"),
    ("UPDATE records SET stream = zeroblob(16) WHERE seq = 1", "noted under another stream"),
    ("UPDATE records SET stream = x'00' WHERE seq = 4", "the row at place 4 cannot be read"),
    ("UPDATE records SET hash = x'00' WHERE seq = 4", "the row at place 4 cannot be read"),
    ("UPDATE records SET kind = kind + 256 WHERE seq = 4", "the row at place 4 cannot be read"),
    ("UPDATE records SET length = length + 1 WHERE seq = 4", "is not what was stored"),
    ("UPDATE records SET content = NULL WHERE seq = 1", "the entry at place 1 is gone"),
    ("UPDATE records SET content = NULL WHERE seq = 4", "it counts"),
    ("UPDATE records SET content = 99 WHERE seq = 4", "the row at place 4 cannot be read"),
    ("UPDATE records SET content = 1 WHERE seq = 4", "is not what was stored"),
    ("DELETE FROM contents WHERE id = 4", "cannot be read"),
    ("INSERT INTO contents (bytes) VALUES (x'00')", "are not as many"),
    ("INSERT INTO erasures VALUES (x'00', x'', 1)", "to be erased cannot be read"),
    ("INSERT INTO erasures VALUES (\(id(99)), x'', 1)", "not in the list of families"),
    ("UPDATE families SET bytes = bytes + 1", "it counts"),
    ("UPDATE families SET roster = zeroblob(32)", "its roster is not what"),
    ("UPDATE families SET is_erased = 1", "something of it is left"),
    ("UPDATE families SET link = x'00'", "list of families cannot be read"),
    ("DELETE FROM families", "not in the list of families"),
    // What packs come to.
    ("UPDATE chains SET place = place + 1", "another one is noted"),
    ("DELETE FROM chains", "another one is noted"),
    (
      "INSERT INTO chains SELECT family, \(id(9)), stream, place, head FROM chains LIMIT 1",
      "its device can send nothing"
    ),
    ("UPDATE chains SET head = x'00'", "its chains cannot be read"),
    ("DELETE FROM stretches", "are not found by their stream"),
    ("INSERT INTO stretches SELECT family, stream, 9 FROM stretches LIMIT 1", "where none lies"),
    // What entries come to.
    ("DELETE FROM entries", "an entry is not found"),
    ("UPDATE entries SET seq = seq + 1", "an entry is not found"),
    (
      "INSERT INTO entries SELECT family, zeroblob(32), 1 FROM entries LIMIT 1",
      "an entry is noted that nobody has written"
    ),
    ("UPDATE members SET is_revoked = 0", "a device is noted otherwise"),
    ("UPDATE members SET is_parents = 1 - is_parents", "a device is noted otherwise"),
    ("UPDATE members SET token_hash = zeroblob(32)", "a device is noted otherwise"),
    ("UPDATE members SET streams = x'' WHERE device = \(id(2))", "a device is noted otherwise"),
    ("UPDATE members SET views = zeroblob(16)", "a device is noted otherwise"),
    ("UPDATE members SET streams = x'00'", "its devices cannot be read"),
    ("DELETE FROM members", "a device is noted otherwise"),
    (
      """
      INSERT INTO members SELECT family, \(id(9)), zeroblob(32), 1, 0, streams, views FROM members
      WHERE device = \(id(1))
      """,
      "a device is noted that nobody has let in. Somebody may read along"
    ),
    ("DELETE FROM revocations", "the entry is not found"),
    ("UPDATE revocations SET record = x'00'", "the entry is not found"),
    (
      "INSERT INTO revocations SELECT family, \(id(2)), record FROM revocations",
      "nobody has taken out"
    ),
    ("UPDATE codes SET token_hash = zeroblob(32)", "a code is not found"),
    ("UPDATE codes SET sealed = x'00'", "a code is not found"),
    ("DELETE FROM codes", "a code is not found"),
    ("UPDATE codes SET name = 'nobody'", "its codes cannot be read"),
    ("UPDATE codes SET family = \(id(9))", "not in the list of families"),
    (
      """
      INSERT INTO codes SELECT \(id(71)), family, name, zeroblob(32), sign, wrap, sealed FROM codes
      LIMIT 1
      """,
      "a code is noted that does not count"
    ),
    // What devices leave for each other.
    ("UPDATE notes SET note = x'0102'", "what its devices have seen cannot be read"),
    ("UPDATE notes SET device = \(id(2))", "is not what it has signed. Nothing has to be done"),
    ("UPDATE messages SET bytes = x'01'", "devices that pair cannot be read. Nothing"),
    ("UPDATE messages SET number = number + 9", "devices that pair cannot be read"),
    ("DELETE FROM mailboxes", "devices that pair cannot be read"),
    ("UPDATE mailboxes SET ends = -1", "devices that pair cannot be read"),
    // The file.
    ("PRAGMA user_version = 7", "of version 7"),
    ("PRAGMA application_id = 7", "is no file of families"),
  ]

  @Test(arguments: damages)
  func whatIsNotAsItHasToBeIsNamedWithWhatToDo(damage: String, words: String) throws {
    try kept.beside.connection.execute(damage)
    let findings = try look().findings
    #expect(findings.contains { "\($0)".contains(words) }, "\(findings)")
    #expect(findings.allSatisfy { !$0.remedy.isEmpty && !"\($0)".contains("\n") })
  }

  @Test func whatIsDamagedInOneFamilyHidesNothingOfAnother() throws {
    let other = try kept.found(FamilyID(99))
    #expect(try other.store(other.pack(1)).status == 200)
    try kept.beside.connection.execute(
      """
      UPDATE notes SET note = x'00'; UPDATE members SET streams = x'00';
      UPDATE records SET hash = x'00' WHERE family = \(Self.id(7));
      UPDATE chains SET place = 99 WHERE family = \(Self.id(99))
      """
    )
    let findings = try look().findings.map { $0.what }
    let chain = "Family 00000000: a chain has come to place 2, and another one is noted."
    #expect(findings.contains(chain))
    #expect(findings.contains { $0.contains("at place 1 cannot be read") })
  }

  @Test func ofManyFindingsOfOneFamilyTheRestIsCounted() throws {
    let names = (UInt128(100)..<200).map { "(\(Self.id(7)), \(Self.id($0)), 3)" }
    try kept.beside.connection.execute(
      "INSERT INTO stretches VALUES \(names.joined(separator: ", "))"
    )
    let findings = try look().findings
    #expect(findings.count == 21)
    #expect(findings.last?.what.contains("80 more") == true)
  }

  /// Somebody who has the file can compute all of its hashes.
  @Test func anEntryThatItsAuthorHasNotSignedIsNamed() throws {
    let forged = RosterMaking(isSigned: { _, _, _ in false }, hash: TestFolder.makeRoster.hash)
    let findings = try FamilyDoctor.look(at: data, forged).findings
    #expect(findings.contains { $0.what.contains("entry at place 1 is not signed by its author") })
  }

  @Test func theFileOfRemindersIsLookedAtAsWell() throws {
    try Data("Dear diary".utf8).write(to: URL(filePath: data + "/reminders.sqlite"))
    let findings = try look().findings
    #expect(findings.contains { $0.what.contains("reminders.sqlite is damaged") })
  }

  @Test func rightsThatOthersHaveAreNamed() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: data)
    #expect(try look().findings.first?.remedy.contains("chmod go= \(data)") == true)
  }

  @Test func whereNothingIsKeptThatIsSaid() throws {
    let nowhere = kept.folder.path + "/nowhere"
    #expect(throws: StorageError.noFamilies(nowhere + "/families.sqlite")) {
      try FamilyDoctor.look(at: nowhere, TestFolder.makeRoster)
    }
    #expect(!FileManager.default.fileExists(atPath: nowhere))
  }
}
