import Basics
import ServerReminders
import SyncWire
import Synchronization

/// Reminders, and the key by which push services know this server, in a file beside that of families.
///
/// In one of its own: it is written while a request's transaction is open in the other. It is no part of a backup;
/// devices say again at each start when they want to be reminded, and subscribe anew where the key is another one.
package final class RemindersFile: Sendable {
  /// PKCS #8.
  package let key: [UInt8]
  private let connection: Mutex<SQLiteConnection>

  /// - Parameter makeKey: of what a server begins with.
  package init(
    in folder: DataFolder,
    makeKey: () -> [UInt8]
  ) throws(StorageError) {
    try folder.makeReminders()
    let connection: SQLiteConnection
    do throws(SQLiteFailure) {
      connection = try SQLiteConnection(folder.reminders, for: .writing)
    } catch {
      throw .failed(error.asStore, error.text)
    }
    // Before anything is set: what is not ours stays as it is.
    try connection.migrate(by: .reminders)
    do throws(SQLiteFailure) {
      try connection.execute(SQLiteSettings.careful + SQLiteSettings.durable)
      try connection.transact("BEGIN IMMEDIATE") {
        let isNew = connection.first("SELECT 1 FROM keys") { _ in true } == nil
        if isNew { connection.run("INSERT INTO keys VALUES (?)", .bytes(makeKey())) }
      }
      guard let key = connection.first("SELECT pkcs8 FROM keys", read: { $0.bytes(0) }) else {
        throw connection.failure ?? .damaged
      }
      self.key = key
      self.connection = Mutex(connection)
    } catch {
      throw .failed(error.asStore, error.text)
    }
  }
}

extension RemindersFile {
  /// One file again, when nobody asks any more; whatever still comes is stored all the same.
  package func close() {
    connection.withLock { try? $0.execute("PRAGMA journal_mode = DELETE") }
  }

  package var store: ReminderStore {
    ReminderStore(
      rows: { self.rows($0, $1) },
      replace: { self.replace($0, $1, $2) },
      update: { self.update($0) },
      due: { self.due($0) },
      earliest: {
        self.read { $0.first("SELECT min(due) FROM reminders") { $0.optionalNumber(0) } } ?? nil
      },
      ahead: { self.ahead($0) }
    )
  }

  private func rows(_ family: FamilyID, _ device: DeviceID) -> [ReminderRow] {
    read { connection in
      connection.all(
        "SELECT * FROM reminders WHERE family = ? AND device = ? ORDER BY number",
        .id(family),
        .id(device),
        read: Self.row
      )
    }
  }

  private func due(_ instant: Int64) -> ReminderRow? {
    read { connection in
      connection.first(
        "SELECT * FROM reminders WHERE due <= ? ORDER BY due LIMIT 1",
        .number(instant),
        read: Self.row
      )
    }
  }

  private func ahead(_ instant: Int64) -> [ReminderRow] {
    read { connection in
      connection.all(
        "SELECT * FROM reminders WHERE max(next, due, ifnull(at, 0), ifnull(again, 0)) > ?",
        .number(instant),
        read: Self.row
      )
    }
  }

  private func replace(_ family: FamilyID, _ device: DeviceID, _ rows: [ReminderRow]) -> Bool {
    write { connection in
      connection.run(
        "DELETE FROM reminders WHERE family = ? AND device = ?",
        .id(family),
        .id(device)
      )
      for row in rows { Self.insert(row, connection) }
    }
  }

  private func update(_ row: ReminderRow) -> Bool {
    write { connection in
      connection.run(
        """
        UPDATE reminders SET next = ?, due = ?, at = ?, attempts = ?, again = ?
        WHERE family = ? AND device = ? AND number = ?
          AND endpoint = ? AND zone = ? AND minute = ? AND days = ?
        """,
        .number(row.next),
        .number(row.due),
        .optional(row.ring?.at),
        .optional((row.ring?.attempts).map { Int64($0) }),
        .optional(row.ring?.again),
        .id(row.family),
        .id(row.device),
        .number(Int64(row.number)),
        .text(row.subscription.endpoint),
        .text(row.zone),
        .number(row.time.minute),
        .number(row.time.days)
      )
    }
  }

  private static func insert(_ row: ReminderRow, _ connection: SQLiteConnection) {
    connection.run(
      "INSERT INTO reminders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .id(row.family),
      .id(row.device),
      .number(Int64(row.number)),
      .text(row.subscription.endpoint),
      .bytes(row.subscription.key.bytes),
      .bytes(row.subscription.auth),
      .text(row.zone),
      .number(row.time.minute),
      .number(row.time.days),
      .number(row.next),
      .number(row.due),
      .optional(row.ring?.at),
      .optional((row.ring?.attempts).map { Int64($0) }),
      .optional(row.ring?.again)
    )
  }

  /// None where it is nothing that we wrote.
  private static func row(_ row: SQLiteRow) -> ReminderRow? {
    guard let family: FamilyID = row.id(0), let device: DeviceID = row.id(1),
      let key = PublicKey(row.bytes(4))
    else { return nil }
    return ReminderRow(
      family: family,
      device: device,
      number: Int(row.number(2)),
      subscription: PushSubscription(endpoint: row.text(3), key: key, auth: row.bytes(5)),
      zone: row.text(6),
      time: WeeklyMinute(minute: row.number(7), days: row.number(8)),
      next: row.number(9),
      ring: row.optionalNumber(11).map {
        ReminderRow.Ring(at: $0, attempts: Int(row.number(12)), again: row.number(13))
      }
    )
  }
}

extension RemindersFile {
  private func read<Result: Sendable>(
    _ work: (SQLiteConnection) -> Result
  ) -> Result {
    connection.withLock { connection in
      let result = work(connection)
      // The next begins without the failure of this one.
      connection.rollBack()
      return result
    }
  }

  private func write(_ work: (SQLiteConnection) -> Void) -> Bool {
    connection.withLock { connection in
      do throws(SQLiteFailure) {
        try connection.transact("BEGIN IMMEDIATE") { work(connection) }
        return true
      } catch {
        return false
      }
    }
  }
}

extension SQLiteRow {
  fileprivate func optionalNumber(_ column: Int32) -> Int64? {
    isNull(column) ? nil : number(column)
  }
}

extension SQLiteValue {
  fileprivate static func optional(_ number: Int64?) -> SQLiteValue {
    number.map { .number($0) } ?? .null
  }
}
