import ServerCore
import ServerReminders

/// What all servers of one database have alike: made by whichever comes first.
extension FamilyDatabase {
  /// What families are asked for that begin here.
  package func invitation(or made: () -> String) throws(StorageError) -> String {
    String(decoding: try setting("invitation", or: Array(made().utf8)), as: UTF8.self)
  }

  /// By which push services know this server, in PKCS #8.
  package func pushKey(_ keys: ServerKeyMaking) throws(StorageError) -> [UInt8] {
    try setting("push key", or: keys.make())
  }

  package func reminders(
    note: @escaping @Sendable (StorageNote) -> Void
  ) -> ReminderStore {
    ReminderTable(connection(), spread: 32, note: note).store
  }

  private func setting(_ name: String, or made: [UInt8]) throws(StorageError) -> [UInt8] {
    let connection = connection()
    do throws(PostgresFailure) {
      try connection.transact {
        connection.run(
          "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
          .text(name),
          .bytes(made)
        )
      }
      let found = try connection.look {
        connection.first("SELECT value FROM settings WHERE name = $1", .text(name)) { $0.bytes(0) }
      }
      guard let found else { throw .damaged }
      return found
    } catch {
      throw .noDatabase(why: error.text)
    }
  }
}
