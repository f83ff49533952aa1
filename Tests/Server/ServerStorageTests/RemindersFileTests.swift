import Basics
import Foundation
import ServerReminders
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// Reminders in a file: what was said before the server ended is there when it begins again.
@Suite struct RemindersFileTests {
  private static let key: [UInt8] = [1, 2, 3]

  static func row(_ device: UInt128, _ number: Int, next: Int64) -> ReminderRow {
    ReminderRow(
      family: FamilyID(7),
      device: DeviceID(device),
      number: number,
      subscription: PushSubscription(
        endpoint: "https://push.example/\(device)",
        key: .blank,
        auth: [UInt8](repeating: 9, count: 16)
      ),
      zone: "Europe/Berlin",
      time: WeeklyMinute(minute: 450, days: 31),
      next: next
    )
  }

  private static func open(
    _ folder: TestFolder,
    _ key: [UInt8] = key,
    isKey: @escaping @Sendable ([UInt8]) -> Bool = { _ in true },
    notes: NoteBook = NoteBook()
  ) throws -> RemindersFile {
    let keys = ServerKeyMaking(make: { key }, isKey: isKey)
    return try RemindersFile(in: DataFolder(folder.path), now: now, keys, note: notes.take)
  }

  /// 2026-11-29, 7:00 of UTC.
  private static let now: Int64 = 1_795_935_600

  private static func reopened(
    _ folder: TestFolder,
    notes: NoteBook = NoteBook()
  ) throws -> RemindersFile {
    try open(folder, [UInt8](repeating: 8, count: 3), notes: notes)
  }

  @Test func whatWasSaidIsThereAfterTheServerHasEnded() throws {
    let folder = try TestFolder()
    var row = Self.row(1, 0, next: 100)
    do {
      let file = try Self.open(folder)
      #expect(file.store.replace(row.family, row.device, [row, Self.row(1, 1, next: 50)]))
      let before = row
      row.ring = ReminderRow.Ring(at: 100, attempts: 2, again: 160)
      row.next = 86_500
      #expect(file.store.update(before, row))
    }
    let file = try Self.reopened(folder)
    #expect(file.key == Self.key)
    #expect(file.store.rows(row.family, row.device) == [row, Self.row(1, 1, next: 50)])
    #expect(file.store.earliest() == 50)
    #expect(file.store.due(49) == nil)
    #expect(file.store.due(1000)?.number == 1)
  }

  @Test func aRowThatIsAnotherByNowIsNotChanged() throws {
    let folder = try TestFolder()
    let store = try Self.reopened(folder).store
    let row = Self.row(1, 0, next: 100)
    #expect(store.replace(row.family, row.device, [Self.row(1, 0, next: 100)]))
    let nobodys = Self.row(2, 0, next: 7)
    #expect(!store.update(nobodys, nobodys))
    #expect(store.rows(nobodys.family, nobodys.device).isEmpty)
    var (later, stale) = (row, row)
    (later.next, stale.next) = (200, 300)
    #expect(store.update(row, later))
    #expect(!store.update(row, stale), "somebody else has it")
    #expect(store.rows(row.family, row.device) == [later])
    #expect(store.replace(row.family, row.device, []))
    #expect(!store.update(later, row))
    #expect(store.earliest() == nil)
  }

  // MARK: - Versions

  private static func file(_ folder: TestFolder) throws -> SQLiteConnection {
    try SQLiteConnection(DataFolder(folder.path).reminders, for: .making)
  }

  @Test func aFileFromBeforeThereWereNumbersIsTakenWithWhatItHas() throws {
    let folder = try TestFolder()
    let row = Self.row(1, 0, next: 100)
    do {
      let file = try Self.open(folder)
      #expect(file.store.replace(row.family, row.device, [row]))
    }
    try Self.file(folder).execute("PRAGMA user_version = 0; PRAGMA application_id = 0")
    let file = try Self.reopened(folder)
    #expect(file.key == Self.key)
    #expect(file.store.rows(row.family, row.device) == [row])
  }

  @Test func whatANewerProgramHasWrittenIsRefusedByItsName() throws {
    let folder = try TestFolder()
    _ = try Self.reopened(folder)
    try Self.file(folder).execute("PRAGMA user_version = 99")
    let error = #expect(throws: StorageError.self) { try Self.reopened(folder) }
    let file = folder.path + "/reminders.sqlite"
    #expect(error == .newerReminders(file, 99, than: Schema.reminders.steps.count))
    #expect(error?.description.contains("\"\(file)\"") == true)
  }

  // MARK: - Damage

  /// What lies in the folder whose name begins so.
  private static func aside(_ folder: TestFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("reminders.sqlite.damaged") }.sorted()
  }

  /// One file, with three reminders, of a server that has ended.
  private static func written() throws -> (folder: TestFolder, bytes: Data) {
    let folder = try TestFolder()
    let file = try open(folder)
    for device: UInt128 in 1...3 {
      _ = file.store.replace(FamilyID(7), DeviceID(device), [row(device, 0, next: 100)])
    }
    file.close()
    return (folder, try Data(contentsOf: URL(filePath: folder.path + "/reminders.sqlite")))
  }

  private static let damages: [@Sendable (Data) -> Data] = [
    { Data("SQLite format 4".utf8) + $0.dropFirst(15) },
    { Data(count: $0.count) },
    { $0.prefix($0.count / 2) },
    { $0.prefix($0.count / 2) + Data(count: $0.count - $0.count / 2) },
    { $0.prefix(4096) + Data(repeating: 0xA5, count: $0.count - 4096) },
    { _ in Data("Dear diary, nobody rings any more.".utf8) },
  ]

  @Test(arguments: damages.indices)
  func whatIsDamagedIsPutAsideAndANewOneBegins(damage: Int) throws {
    let (folder, whole) = try Self.written()
    let path = folder.path + "/reminders.sqlite"
    let damaged = Self.damages[damage](whole)
    try damaged.write(to: URL(filePath: path))
    let notes = NoteBook()
    let file = try Self.reopened(folder, notes: notes)
    #expect(file.key == [8, 8, 8], "a new one")
    #expect(file.store.replace(FamilyID(7), DeviceID(1), [Self.row(1, 0, next: 5)]))
    #expect(file.store.earliest() == 5)
    #expect(try Self.aside(folder) == ["reminders.sqlite.damaged-20261129T070000Z"])
    let kept = try Data(contentsOf: URL(filePath: path + ".damaged-20261129T070000Z"))
    #expect(kept == damaged, "as it was")
    let line = try #require(notes.all.first?.line)
    #expect(line.contains("reminders.sqlite.damaged-20261129T070000Z"))
    #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    #expect(notes.all.count == 1)
  }

  @Test(arguments: damages.indices)
  func aDoctorNamesTheFileAndHasNothingToBeDone(damage: Int) throws {
    let (folder, whole) = try Self.written()
    let path = folder.path + "/reminders.sqlite"
    #expect(RemindersDoctor.look(at: path).isEmpty, "it is well")
    try Self.damages[damage](whole).write(to: URL(filePath: path))
    let findings = RemindersDoctor.look(at: path)
    #expect(findings.count == 1)
    #expect(findings.first?.what.contains("\(path) is damaged") == true)
    #expect(findings.first?.remedy.contains("Nothing has to be done") == true)
    try FileManager.default.removeItem(atPath: path)
    #expect(RemindersDoctor.look(at: path).isEmpty, "nobody was to be reminded yet")
  }

  @Test func whatIsPutAsideReplacesNothingThatWas() throws {
    let folder = try TestFolder()
    for text in ["first", "second"] {
      try Data(text.utf8).write(to: URL(filePath: folder.path + "/reminders.sqlite"))
      _ = try Self.reopened(folder)
    }
    let names = try Self.aside(folder)
    #expect(
      names == [
        "reminders.sqlite.damaged-20261129T070000Z", "reminders.sqlite.damaged-20261129T070000Z-2",
      ]
    )
    let texts = try names.map { try Data(contentsOf: URL(filePath: folder.path + "/" + $0)) }
    #expect(texts == [Data("first".utf8), Data("second".utf8)])
  }

  @Test func aKeyThatIsNoneBeginsAnewOnce() throws {
    let (folder, _) = try Self.written()
    let isKey: @Sendable ([UInt8]) -> Bool = { $0 == [4] }
    for _ in 0..<2 { #expect(try Self.open(folder, [4], isKey: isKey).key == [4]) }
    #expect(try Self.aside(folder).count == 1)
  }

  @Test(arguments: ["recipes", "keys"])
  func somebodyElsesDatabaseIsPutAsideAsItIs(table: String) throws {
    let folder = try TestFolder()
    try Self.file(folder).execute("CREATE TABLE \(table) (name TEXT)")
    #expect(try Self.reopened(folder).store.earliest() == nil)
    let name = try #require(try Self.aside(folder).first)
    let theirs = try SQLiteConnection(folder.path + "/" + name, for: .writing)
    #expect(try theirs.number("SELECT count(*) FROM sqlite_schema") == 1)
  }

  /// A folder lies where the file should be: nobody knows what that is for.
  @Test func whatCannotBeSeenNowIsNotPutAside() throws {
    let folder = try TestFolder()
    let path = folder.path + "/reminders.sqlite"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = #expect(throws: StorageError.self) { try Self.reopened(folder) }
    #expect(error?.description.contains("families") == false)
    #expect(try Self.aside(folder).isEmpty)
  }

  @Test(arguments: [
    "key = x'04'", "key = zeroblob(66)", "auth = x''", "days = 300", "days = 0", "minute = -1",
    "number = 4", "next = -9223372036854775808, due = 1", "family = x'00'",
    "at = 5, attempts = -9223372036854775808, again = 6", "at = -9223372036854775808, attempts = 1",
  ])
  func aRowThatCannotBeReadRestsAndThoseBehindItRing(damage: String) throws {
    let (folder, _) = try Self.written()
    try Self.file(folder).execute(
      "UPDATE reminders SET \(damage) WHERE device = x'00000000000000000000000000000002'"
    )
    let findings = RemindersDoctor.look(at: folder.path + "/reminders.sqlite")
    #expect(findings.map(\.what) == ["1 reminders cannot be read."])
    let notes = NoteBook()
    let store = try Self.reopened(folder, notes: notes).store
    for _ in 0..<2 {
      let row = try #require(store.due(1000))
      #expect([1, 3].contains(row.device.raw))
      var rung = row
      rung.next = 10_000
      #expect(store.update(row, rung))
    }
    #expect(store.due(1000) == nil)
    #expect(store.earliest() == 10_000)
    #expect(notes.all.count == 1, "it is told once")
    // Its device says it again.
    let row = Self.row(2, 0, next: 50)
    #expect(store.rows(row.family, row.device).isEmpty)
    #expect(store.replace(row.family, row.device, [row]))
    #expect(store.due(1000) == row)
  }

  @Test func rowsThatAreFarAheadAreFoundAndMayBeMadeAnew() throws {
    let (folder, _) = try Self.written()
    let store = try Self.reopened(folder).store
    var row = Self.row(1, 0, next: 5000)
    row.ring = ReminderRow.Ring(at: 100, attempts: 1, again: 9000)
    let written = try #require(store.rows(row.family, row.device).first)
    #expect(store.update(written, row))
    #expect(store.ahead(8999) == [row])
    #expect(store.ahead(9000).isEmpty)
    let before = row
    (row.next, row.ring) = (70, nil)
    #expect(store.update(before, row))
    #expect(store.due(99) == row)
  }
}
