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

  private let note: @Sendable (StorageNote) -> Void

  /// What is damaged, or another program's, is put aside and begins anew: no family waits for it.
  ///
  /// - Parameters:
  ///   - now: seconds since 1970.
  ///   - note: hears of that, and of rows that cannot be read.
  package init(
    in folder: DataFolder,
    now: Int64,
    _ keys: ServerKeyMaking,
    note: @escaping @Sendable (StorageNote) -> Void = { _ in }
  ) throws(StorageError) {
    let opened = try Self.openOrBegin(folder, now, keys, note)
    (key, self.note) = (opened.key, note)
    connection = Mutex(opened.connection)
  }

  private static func openOrBegin(
    _ folder: DataFolder,
    _ now: Int64,
    _ keys: ServerKeyMaking,
    _ note: (StorageNote) -> Void
  ) throws(StorageError) -> Opened {
    do throws(Trouble) {
      do throws(Trouble) {
        return try open(folder, keys)
      } catch {
        guard case .damaged(let why) = error else { throw error }
        let name = try putAside(folder, now)
        note(.reminders("reminders.sqlite cannot be used: \(why). It is kept as \(name)"))
        return try open(folder, keys)
      }
    } catch {
      switch error {
      case .other(let error): throw error
      case .damaged(let why): throw .noReminders(folder.reminders, why: why)
      }
    }
  }

  private static func putAside(_ folder: DataFolder, _ now: Int64) throws(Trouble) -> String {
    do throws(StorageError) {
      return try folder.putRemindersAside(now: now)
    } catch {
      throw .other(error)
    }
  }
}

extension StorageNote {
  /// Of a file that holds nothing that devices do not say again.
  fileprivate static func reminders(_ what: String) -> StorageNote {
    let why = what + "; devices say again when they want to be reminded."
    return StorageNote(failure: .broken, why: why, requests: 0)
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
    let found = read { connection in
      connection.all(
        "SELECT * FROM reminders WHERE family = ? AND device = ? ORDER BY number",
        .id(family),
        .id(device),
        read: Found.init
      )
    }
    return found.compactMap { $0.row }
  }

  /// Rows that cannot be read are put to rest: those behind them ring all the same.
  private func due(_ instant: Int64) -> ReminderRow? {
    while let found = first(due: instant) {
      if let row = found.row { return row }
      guard rest(found) else { return nil }
      note(.reminders("A row of reminders.sqlite cannot be read, and rests"))
    }
    return nil
  }

  private func first(due instant: Int64) -> Found? {
    read { connection in
      connection.first(
        "SELECT * FROM reminders WHERE due <= ? ORDER BY due LIMIT 1",
        .number(instant),
        read: Found.init
      )
    }
  }

  private func rest(_ found: Found) -> Bool {
    write { connection in
      connection.run(
        "UPDATE reminders SET due = ? WHERE family = ? AND device = ? AND number = ?",
        .number(Self.never),
        .bytes(found.family),
        .bytes(found.device),
        .number(found.number)
      )
    }
  }

  private func ahead(_ instant: Int64) -> [ReminderRow] {
    let found = read { connection in
      connection.all(
        "SELECT * FROM reminders WHERE max(next, due, ifnull(at, 0), ifnull(again, 0)) > ?",
        .number(instant),
        read: Found.init
      )
    }
    return found.compactMap { $0.row }
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
