import Basics
import ServerReminders
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// Reminders in a file: what was said before the server ended is there when it begins again.
@Suite struct RemindersFileTests {
  private static let key: [UInt8] = [1, 2, 3]

  private static func row(_ device: UInt128, _ number: Int, next: Int64) -> ReminderRow {
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

  private static func reopened(_ folder: TestFolder) throws -> RemindersFile {
    try RemindersFile(in: DataFolder(folder.path)) { [UInt8](repeating: 8, count: 3) }
  }

  @Test func whatWasSaidIsThereAfterTheServerHasEnded() throws {
    let folder = try TestFolder()
    var row = Self.row(1, 0, next: 100)
    do {
      let file = try RemindersFile(in: DataFolder(folder.path)) { Self.key }
      #expect(file.store.replace(row.family, row.device, [row, Self.row(1, 1, next: 50)]))
      row.ring = ReminderRow.Ring(at: 100, attempts: 2, again: 160)
      row.next = 86_500
      #expect(file.store.update(row))
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
    var other = Self.row(2, 0, next: 7)
    #expect(store.update(other))
    #expect(store.rows(other.family, other.device).isEmpty)
    other = row
    other.next = 200
    #expect(store.replace(row.family, row.device, []))
    #expect(store.update(other))
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
      let file = try RemindersFile(in: DataFolder(folder.path)) { Self.key }
      #expect(file.store.replace(row.family, row.device, [row]))
    }
    try Self.file(folder).execute("PRAGMA user_version = 0; PRAGMA application_id = 0")
    let file = try Self.reopened(folder)
    #expect(file.key == Self.key)
    #expect(file.store.rows(row.family, row.device) == [row])
  }

  @Test func whatANewerProgramHasWrittenIsRefused() throws {
    let folder = try TestFolder()
    _ = try Self.reopened(folder)
    try Self.file(folder).execute("PRAGMA user_version = 99")
    #expect(throws: StorageError.isNewer(99, than: Schema.reminders.steps.count)) {
      try Self.reopened(folder)
    }
  }

  @Test(arguments: ["recipes", "keys"])
  func somebodyElsesDatabaseIsRefusedAndStaysAsItIs(table: String) throws {
    let folder = try TestFolder()
    try Self.file(folder).execute("CREATE TABLE \(table) (name TEXT)")
    let error = #expect(throws: StorageError.self) { try Self.reopened(folder) }
    guard case .notOurs = error else { throw BrokenLaw("\(String(describing: error))") }
    #expect(try Self.file(folder).number("SELECT count(*) FROM sqlite_schema") == 1)
  }
}
