import ServerReminders
import SyncWire
import Synchronization

/// Reminders as rows of one connection, for several threads, and of several servers where these share a database.
final class ReminderTable<Connection: RowConnection>: Sendable {
  private let connection: Mutex<Connection>
  private let spread: Int64
  private let note: @Sendable (StorageNote) -> Void

  /// - Parameters:
  ///   - spread: among so many that are due one is drawn, where several servers look at once.
  ///   - note: hears of rows that cannot be read.
  init(
    _ connection: Connection,
    spread: Int64 = 1,
    note: @escaping @Sendable (StorageNote) -> Void
  ) {
    self.connection = Mutex(connection)
    (self.spread, self.note) = (spread, note)
  }

  var store: ReminderStore {
    ReminderStore(
      rows: { self.rows($0, $1) },
      replace: { self.replace($0, $1, $2) },
      update: { self.update($0, to: $1) },
      due: { self.due($0) },
      earliest: {
        self.read { $0.first("SELECT min(due) FROM reminders") { $0.optionalNumber(0) } } ?? nil
      },
      ahead: { self.ahead($0) }
    )
  }

  func use<Result: Sendable>(_ work: (Connection) -> Result) -> Result {
    connection.withLock { work($0) }
  }
}

extension ReminderTable {
  private func rows(_ family: FamilyID, _ device: DeviceID) -> [ReminderRow] {
    let found = read { connection in
      connection.all(
        """
        SELECT family, device, number, endpoint, key, auth, zone, minute, days, next, due, at, attempts, again
        FROM reminders WHERE family = $1 AND device = $2 ORDER BY number
        """,
        .id(family),
        .id(device),
        read: FoundReminder.init
      )
    }
    return (found ?? []).compactMap { $0.row }
  }

  /// Rows that cannot be read are put to rest: those behind them ring all the same.
  private func due(_ instant: Int64) -> ReminderRow? {
    while true {
      let all = first(due: instant)
      for damaged in all where damaged.row == nil {
        note(.reminders("A row of the reminders cannot be read, and rests"))
        guard rest(damaged) else { return nil }
      }
      if all.isEmpty { return nil }
      if let row = all.compactMap({ $0.row }).randomElement() { return row }
    }
  }

  private func first(due instant: Int64) -> [FoundReminder] {
    read { connection in
      connection.all(
        """
        SELECT family, device, number, endpoint, key, auth, zone, minute, days, next, due, at, attempts, again
        FROM reminders WHERE due <= $1 ORDER BY due LIMIT $2
        """,
        .number(instant),
        .number(spread),
        read: FoundReminder.init
      )
    } ?? []
  }

  private func rest(_ found: FoundReminder) -> Bool {
    write { connection in
      connection.run(
        "UPDATE reminders SET due = $1 WHERE family = $2 AND device = $3 AND number = $4",
        .number(FoundReminder.never),
        found.family.map { .id($0) } ?? .bytes(found.familyBytes),
        found.device.map { .id($0) } ?? .bytes(found.deviceBytes),
        .number(found.number)
      )
    }
  }

  private func ahead(_ instant: Int64) -> [ReminderRow] {
    let found = read { connection in
      connection.all(
        """
        SELECT family, device, number, endpoint, key, auth, zone, minute, days, next, due, at, attempts, again
        FROM reminders WHERE next > $1 OR due > $1 OR at > $1 OR again > $1
        """,
        .number(instant),
        read: FoundReminder.init
      )
    }
    return (found ?? []).compactMap { $0.row }
  }

  private func replace(_ family: FamilyID, _ device: DeviceID, _ rows: [ReminderRow]) -> Bool {
    write { connection in
      connection.run(
        "DELETE FROM reminders WHERE family = $1 AND device = $2",
        .id(family),
        .id(device)
      )
      for row in rows { connection.insert(row) }
    }
  }

  /// One statement, so that of several servers one has it.
  private func update(_ row: ReminderRow, to new: ReminderRow) -> Bool {
    let isDone = read { connection in
      connection.first(
        """
        UPDATE reminders SET next = $1, due = $2, at = $3, attempts = $4, again = $5
        WHERE family = $6 AND device = $7 AND number = $8 AND endpoint = $9 AND zone = $10 AND minute = $11
          AND days = $12 AND next = $13 AND again IS NOT DISTINCT FROM $14 RETURNING number
        """,
        .number(new.next),
        .number(new.due),
        .optional(new.ring?.at),
        .optional((new.ring?.attempts).map { Int64($0) }),
        .optional(new.ring?.again),
        .id(row.family),
        .id(row.device),
        .number(Int64(row.number)),
        .text(row.subscription.endpoint),
        .text(row.zone),
        .number(row.time.minute),
        .number(row.time.days),
        .number(row.next),
        .optional(row.ring?.again)
      ) { _ in true }
    }
    return isDone == .some(true)
  }

  /// None where it cannot be read now.
  private func read<Result: Sendable>(_ work: (Connection) -> Result) -> Result? {
    use { connection in try? connection.look { work(connection) } }
  }

  private func write(_ work: (Connection) -> Void) -> Bool {
    use { connection in (try? connection.transact { work(connection) }) != nil }
  }
}

extension RowConnection {
  fileprivate func insert(_ row: ReminderRow) {
    run(
      """
      INSERT INTO reminders
        (family, device, number, endpoint, key, auth, zone, minute, days, next, due, at, attempts, again)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      """,
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

extension StorageNote {
  /// Of what holds nothing that devices do not say again.
  static func reminders(_ what: String) -> StorageNote {
    let why = what + "; devices say again when they want to be reminded."
    return StorageNote(failure: .broken, why: why, requests: 0)
  }
}

extension TableRow {
  fileprivate func optionalNumber(_ column: Int32) -> Int64? {
    isNull(column) ? nil : number(column)
  }
}

extension StoredValue {
  fileprivate static func optional(_ number: Int64?) -> StoredValue {
    number.map { .number($0) } ?? .null
  }
}
