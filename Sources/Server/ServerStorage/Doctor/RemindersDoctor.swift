import Glibc
import ServerReminders

/// Looks at the file of reminders, which has nothing that devices do not say again.
enum RemindersDoctor {
  /// None where it is not there: then nobody was to be reminded yet.
  static func look(at file: String) -> [Finding] {
    guard access(file, F_OK) == 0 else { return [] }
    do throws(SQLiteFailure) {
      let connection = try SQLiteConnection(file, for: .writing)
      defer { connection.rollBack() }
      let findings = try look(connection, file)
      if let failure = connection.failure { throw failure }
      return findings
    } catch {
      return [error.isOfBytes ? damaged(file, error.text) : .unseen(file, error)]
    }
  }

  private static func look(
    _ connection: SQLiteConnection,
    _ file: String
  ) throws(SQLiteFailure) -> [Finding] {
    try connection.execute("BEGIN")
    let problem = connection.first("PRAGMA integrity_check(1)") { $0.text(0) }
    if let failure = connection.failure { throw failure }
    guard problem == "ok" else { return [damaged(file, "its pages do not fit together")] }
    let tables = connection.all(
      "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
    ) { $0.text(0) }
    let version = Int(try connection.number("PRAGMA user_version"))
    // A server was ended before it had begun, or has not been started since there are numbers.
    if tables.isEmpty || version == 0 && tables == Schema.reminders.unnumbered { return [] }
    guard try connection.number("PRAGMA application_id") == Schema.reminders.applicationID else {
      return [damaged(file, "it is another program's")]
    }
    if version > Schema.reminders.steps.count {
      return [Finding("\(file) is of version \(version).", "Start the newer server that wrote it.")]
    }
    return unreadable(connection)
  }

  static func unreadable(_ connection: some RowConnection) -> [Finding] {
    let rows = connection.every(
      """
      SELECT family, device, number, endpoint, key, auth, zone, minute, days, next, due, at, attempts, again
      FROM reminders
      """
    ) { row -> Bool? in
      ReminderRow(row).map { $0.due == row.number(10) } == true ? true : nil
    }
    let count = rows.count { $0 == nil }
    if count == 0 { return [] }
    return [
      Finding(
        "\(count) reminders cannot be read.",
        Finding.nothing + "the server passes them over, and their devices say them again."
      )
    ]
  }

  private static func damaged(_ file: String, _ why: String) -> Finding {
    Finding(
      "\(file) is damaged: \(why).",
      Finding.nothing
        + "at its next start the server puts it aside and begins a new one; devices say again when they want to be "
        + "reminded."
    )
  }
}
