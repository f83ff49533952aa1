import Basics
import Foundation
import ServerCore
import SyncWire
import TestFamilies
import TestTiers
import Testing

@testable import ServerStorage

/// Whatever changes what a row means is found, wherever the dice fall.
@Suite struct DoctorDiceTests {
  /// Three families in one file, of which one is erased, and so are the first one's player's records.
  private static func healthy(withWhatIsRare: Bool = false) throws -> Data {
    let kept = try Kept()
    try kept.family.fillAllTables()
    if withWhatIsRare { try kept.family.fillWithWhatIsRare() }
    let erasing = kept.family.ask(.eraseStream(kept.family.id, SyncFamily.player), by: 2)
    #expect(erasing.status == 204)
    let other = try kept.found(FamilyID(99))
    #expect(try other.store(other.pack(1)).status == 200)
    let gone = try kept.found(FamilyID(100))
    #expect(gone.ask(.eraseFamily(gone.id)).status == 204)
    let file = kept.folder.path + "/backup"
    try FamilyBackup.write(from: kept.folder.path + "/data", to: file)
    return try Data(contentsOf: URL(filePath: file))
  }

  private static func folder(_ file: Data) throws -> TestFolder {
    let folder = try TestFolder()
    let rights: (Int) -> [FileAttributeKey: Any] = { [.posixPermissions: $0] }
    try FileManager.default.setAttributes(rights(0o700), ofItemAtPath: folder.path)
    let path = folder.path + "/families.sqlite"
    #expect(FileManager.default.createFile(atPath: path, contents: file, attributes: rights(0o600)))
    return folder
  }

  private static func findings(_ folder: TestFolder) throws -> [Finding] {
    try FamilyDoctor.look(at: folder.path, TestFolder.makeRoster).findings
      .filter { !$0.what.contains("MB left") }
  }

  @Test func whereverABitIsAnotherOneThatIsFound() throws {
    let file = try Self.healthy(withWhatIsRare: true)
    #expect(try Self.findings(Self.folder(file)).isEmpty)
    var found = 0
    for seed in Tier.upTo(UInt64(250), nightly: 6000) {
      let folder = try Self.folder(file)
      let database = TestDatabase(folder.path + "/families.sqlite")
      var random = SplitMix64(seed: seed)
      guard let damage = RowDamage(database, &random), database.change(damage.statement),
        !damage.isBeyondKnowing
      else { continue }
      let findings = try Self.findings(folder)
      #expect(!findings.isEmpty, "seed \(seed), \(damage)")
      #expect(findings.allSatisfy { !$0.remedy.isEmpty && !"\($0)".contains("\n") })
      found += 1
    }
    #expect(found > 150)
  }

  // MARK: - Earlier versions

  /// Back to what each version would have made of the same families.
  private static let stepsBack = [
    5: """
    CREATE TABLE early (
      family BLOB NOT NULL, seq INTEGER NOT NULL, kind INTEGER NOT NULL, stream BLOB,
      length INTEGER NOT NULL, hash BLOB NOT NULL, link BLOB NOT NULL, bytes BLOB,
      PRIMARY KEY (family, seq)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO early SELECT family, seq, kind, stream, length, hash, link, bytes
      FROM records LEFT JOIN contents ON id = content;
    DROP TABLE records;
    ALTER TABLE early RENAME TO records;
    CREATE INDEX records_of_rosters ON records (family, seq) WHERE kind = 1;
    DROP TABLE contents;
    DROP TABLE erasures;
    DROP INDEX members_by_token;
    PRAGMA user_version = 4
    """,
    4: "ALTER TABLE members DROP COLUMN views; PRAGMA user_version = 3",
    3: """
    CREATE TABLE packs (
      family BLOB NOT NULL, id BLOB NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (family, id)
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 2
    """,
    2: """
    DROP TABLE stretches;
    CREATE INDEX records_of_streams ON records (family, stream, seq) WHERE stream IS NOT NULL;
    PRAGMA user_version = 1
    """,
  ]

  @Test(arguments: [1, 2, 3, 4])
  func aFileOfAnEarlierVersionIsLookedAtAndStaysAsItWas(version: Int) throws {
    let folder = try Self.folder(Self.healthy())
    let path = folder.path + "/families.sqlite"
    do {
      let database = TestDatabase(path)
      for step in stride(from: Schema.families.steps.count, to: version, by: -1) {
        #expect(database.run(try #require(Self.stepsBack[step])))
      }
    }
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(try Self.findings(folder).isEmpty)
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(
      TestDatabase(path).change(
        "UPDATE families SET bytes = 7 WHERE id = x'00000000000000000000000000000063'"
      )
    )
    #expect(try Self.findings(folder).count == 1)
  }

  @Test func aFileOfAnEarlierVersionThatIsInUseIsLeftToThatVersion() throws {
    let folder = try Self.folder(Self.healthy())
    #expect(TestDatabase(folder.path + "/families.sqlite").run("PRAGMA user_version = 3"))
    let inUse = try DataFolder(folder.path)
    let findings = try Self.findings(folder)
    #expect(findings.map(\.what) == ["The file is of version 3."])
    withExtendedLifetime(inUse) {}
  }
}
