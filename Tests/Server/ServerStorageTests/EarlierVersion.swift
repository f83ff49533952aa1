import Foundation
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// Files of families as earlier versions of the server have left them.
enum EarlierVersion {
  static let all = Array(1..<Schema.families.steps.count)

  /// Three families in one file, of which one is erased, and so are the first one's player's records.
  static func healthy(withWhatIsRare: Bool = false) throws -> Data {
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

  static func folder(_ file: Data) throws -> TestFolder {
    let folder = try TestFolder()
    let rights: (Int) -> [FileAttributeKey: Any] = { [.posixPermissions: $0] }
    try FileManager.default.setAttributes(rights(0o700), ofItemAtPath: folder.path)
    let path = folder.path + "/families.sqlite"
    #expect(FileManager.default.createFile(atPath: path, contents: file, attributes: rights(0o600)))
    return folder
  }

  /// Back to what each version would have made of the same families.
  private static let stepsBack = [
    6: "ALTER TABLE families DROP COLUMN version; PRAGMA user_version = 5",
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

  static func make(_ version: Int, of file: String) throws {
    let database = TestDatabase(file)
    for step in stride(from: Schema.families.steps.count, to: version, by: -1) {
      #expect(database.run(try #require(stepsBack[step])))
    }
  }
}
