import CSQLite
import Foundation
import ServerCore
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

@Suite struct FamilyFileTests {
  @Test func oneServerAtATimeHasAFolder() throws {
    let folder = try TestFolder()
    var file: FamilyFile? = try folder.open()
    #expect(throws: StorageError.isInUse(folder.path + "/data")) { try folder.open() }
    #expect(file != nil)
    file = nil
    #expect(throws: Never.self) { try folder.open() }
  }

  @Test func whoeverElseHasAnAccountOnTheMachineCannotLookIn() throws {
    let folder = try TestFolder()
    let family = try SyncFamily.founded(on: folder.open().writing().store)
    #expect(family.top.number == 3)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data")
    #expect(files.contains("families.sqlite"))
    for name in [""] + files {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.path + "/data/" + name
      )
      let rights = try #require(attributes[.posixPermissions] as? Int)
      #expect(rights & 0o077 == 0, "\(name)")
    }
  }

  @Test func whoseTokenItIsIsSeenBesideWhoeverWrites() throws {
    let folder = try TestFolder()
    let file = try folder.open()
    let writing = try file.writing()
    _ = try SyncFamily.founded(on: writing.store)
    try writing.connection.execute("BEGIN IMMEDIATE")
    #expect(file.knows(SyncFamily.tokenHash(2)) == true)
    #expect(file.knows(SyncFamily.tokenHash(3)) == false)
    try writing.connection.execute("COMMIT")
  }

  @Test func whatCannotBeReadSaysNothingOfWhoseATokenIs() throws {
    let folder = try TestFolder()
    let file = try folder.open()
    try file.writing().connection.execute("ALTER TABLE members RENAME TO lost")
    #expect(file.knows(SyncFamily.tokenHash(2)) == nil)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let error = #expect(throws: StorageError.self) { try DataFolder("/proc/nowhere/data") }
    #expect(error?.description.contains("\"/proc/nowhere/data\"") == true)
  }

  @Test func aFileOfSomethingElseIsLeftAsItIs() throws {
    let folder = try TestFolder()
    let data = try DataFolder(folder.path + "/data")
    let text = Data("Once upon a time there was no database here at all.".utf8)
    try text.write(to: URL(filePath: data.families))
    let error = #expect(throws: StorageError.self) {
      try FamilyFile(in: data, TestFolder.makeRoster)
    }
    guard case .notOurs = error else { throw BrokenLaw("\(String(describing: error))") }
    #expect(try Data(contentsOf: URL(filePath: data.families)) == text)
  }

  @Test func somebodyElsesDatabaseIsRefused() throws {
    let folder = try TestFolder()
    let data = try DataFolder(folder.path + "/data")
    let foreign = try SQLiteConnection(data.families, for: .making)
    try foreign.execute("CREATE TABLE recipes (name TEXT)")
    let error = #expect(throws: StorageError.self) {
      try FamilyFile(in: data, TestFolder.makeRoster)
    }
    guard case .notOurs = error else { throw BrokenLaw("\(String(describing: error))") }
  }

  @Test func whatANewerProgramHasWrittenIsRefused() throws {
    let folder = try TestFolder()
    _ = try folder.open()
    let data = try DataFolder(folder.path + "/data")
    try SQLiteConnection(data.families, for: .writing).execute("PRAGMA user_version = 99")
    #expect(throws: StorageError.isNewer(99, than: Schema.families.steps.count)) {
      try FamilyFile(in: data, TestFolder.makeRoster)
    }
  }

  private func schema(_ steps: [String]) -> Schema {
    Schema(steps: steps, applicationID: Schema.families.applicationID)
  }

  @Test func aStepThatFailsChangesNothingAndIsTriedAgain() throws {
    let folder = try TestFolder()
    let connection = try SQLiteConnection(folder.path + "/steps", for: .making)
    let steps = [
      "PRAGMA application_id = \(Schema.families.applicationID); CREATE TABLE one (a)",
      "CREATE TABLE two (a)",
    ]
    #expect(throws: StorageError.self) {
      try connection.migrate(by: schema([steps[0], "CREATE TABLE half (a); CREATE TABLE one (b)"]))
    }
    #expect(try connection.number("PRAGMA user_version") == 1)
    #expect(try connection.number("SELECT count(*) FROM sqlite_schema") == 1)
    try connection.migrate(by: schema(steps))
    try connection.migrate(by: schema(steps))
    #expect(try connection.number("SELECT count(*) FROM sqlite_schema") == 2)
  }

  @Test func whoWaitsForALargeFileHearsThatItGoesOn() throws {
    let folder = try TestFolder()
    let data = try DataFolder(folder.path + "/data")
    try makeEarlyFile(data.families, records: 20_000)
    var (clock, said) = (ContinuousClock.now, [String]())
    let notes = LongWorkNotes {
      said.append($0)
    } now: {
      clock += .seconds(6)
      return clock
    }
    _ = try FamilyFile(in: data, TestFolder.makeRoster, progress: notes)
    #expect(said.first == "The file is brought to this version (step 2 of 6): 12 s so far.")
    #expect(said.contains { $0.hasPrefix("The file is brought to this version (step 5 of 6): ") })
    #expect(said.contains { $0.hasPrefix("The file is written anew in smaller pages: ") })
  }

  @Test func aFileOfTheFirstVersionGoesOnWithAllThatItHas() throws {
    let folder = try TestFolder()
    let data = try DataFolder(folder.path + "/data")
    try makeEarlyFile(data.families, records: 40)
    let connection = try FamilyFile(in: data, TestFolder.makeRoster).writing().connection
    #expect(try connection.number("PRAGMA page_size") == 1024)
    #expect(try connection.number("SELECT count(*) FROM records") == 40)
    #expect(try connection.number("SELECT count(*) FROM contents") == 39)
    for seq in Int64(1)...40 {
      let bytes: [UInt8]? = seq == 7 ? nil : [UInt8(seq), 0xFF]
      #expect(connection.bytes(SyncFamily.family, seq) == bytes)
      #expect(connection.stub(SyncFamily.family, seq)?.isHeld == (seq != 7))
    }
    #expect(try connection.number("SELECT count(*) FROM sqlite_schema WHERE name = 'packs'") == 0)
    let thirds = connection.packs(SyncFamily.family, .plan, before: .max, limit: .max)
    #expect(thirds == Array(stride(from: 39, to: 0, by: -3)))
    #expect(connection.packs(SyncFamily.family, .plan, before: 33, limit: 2) == [30, 27])
  }

  @Test func whereTheFileCannotBeWrittenAnewThatIsToldAndItStaysAsItWas() throws {
    let folder = try TestFolder()
    let data = try DataFolder(folder.path + "/data")
    try makeFileOfLargePages(data.families)
    try damageLastPage(of: data.families)
    var told: [String] = []
    let file = try FamilyFile(in: data, TestFolder.makeRoster) { told.append($0.line) }
    #expect(
      told == [
        #"{"storage":"broken","why":"Pages stay large: database disk image is malformed (SQLite 11)","#
          + #""requests":0}"#
      ]
    )
    let connection = try file.writing().connection
    #expect(try connection.number("PRAGMA page_size") == 4096)
    #expect(connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
  }

  /// Of this version, and as an earlier program would have made it.
  private func makeFileOfLargePages(_ path: String) throws {
    let connection = try SQLiteConnection(path, for: .making)
    try connection.execute("PRAGMA page_size = 4096")
    try connection.migrate(by: .families)
  }

  /// The page holds a table or an index that nobody asks for at a start.
  private func damageLastPage(of path: String) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange((bytes.count - 4096)..., with: Data(repeating: 0xFF, count: 4096))
    try bytes.write(to: URL(filePath: path))
  }

  /// With pages of 4 KB, and an index of streams; every third record is of the plan, and one has lost its bytes.
  private func makeEarlyFile(_ path: String, records: Int64) throws {
    let connection = try SQLiteConnection(path, for: .making)
    try connection.migrate(by: schema([Schema.families.steps[0]]))
    try connection.execute("PRAGMA journal_mode = WAL; BEGIN")
    for seq in 1...records {
      connection.run(
        "INSERT INTO records VALUES (?, ?, 2, ?, 2, ?, ?, ?)",
        .id(SyncFamily.family),
        .number(seq),
        .id(seq % 3 == 0 ? StreamID.plan : SyncFamily.player),
        .hash(.zero),
        .hash(.zero),
        seq == 7 ? .null : .bytes([UInt8(truncatingIfNeeded: seq), 0xFF])
      )
    }
    connection.run("COMMIT")
    #expect(connection.failure == nil)
  }

  @Test func whatIsCommittedIsOnDisk() throws {
    let folder = try TestFolder()
    let connection = try folder.open().writing().connection
    #expect(try connection.number("PRAGMA synchronous") == 2)
    #expect(connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
    #expect(try connection.number("PRAGMA secure_delete") == 1)
  }
}
