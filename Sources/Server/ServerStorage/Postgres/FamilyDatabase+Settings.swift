import ServerCore
import ServerReminders

/// What all servers of one database have alike: made by whichever comes first.
extension FamilyDatabase {
  enum Setting: String {
    case invitation
    case pushKey = "push key"
    /// Families are elsewhere now.
    case hasMoved = "moved"
  }

  /// What families are asked for that begin here.
  package func invitation(or made: () -> String) throws(StorageError) -> String {
    String(decoding: try setting(.invitation, or: Array(made().utf8)), as: UTF8.self)
  }

  /// By which push services know this server, in PKCS #8.
  package func pushKey(_ keys: ServerKeyMaking) throws(StorageError) -> [UInt8] {
    try setting(.pushKey, or: keys.make())
  }

  package func reminders(
    note: @escaping @Sendable (StorageNote) -> Void
  ) -> ReminderStore {
    ReminderTable(connection(), spread: 32, note: note).store
  }

  func setting(_ setting: Setting, or made: [UInt8]) throws(StorageError) -> [UInt8] {
    try change {
      $0.run(
        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        .text(setting.rawValue),
        .bytes(made)
      )
    }
    guard let found = try self.setting(setting) else {
      throw PostgresFailure.damaged.asStorage
    }
    return found
  }

  /// None where nobody has made it.
  func setting(_ setting: Setting) throws(StorageError) -> [UInt8]? {
    let connection = connection()
    return try StorageError.tell { () throws(PostgresFailure) in
      try connection.look {
        connection.first("SELECT value FROM settings WHERE name = $1", .text(setting.rawValue)) {
          $0.bytes(0)
        }
      }
    }
  }

  func forget(_ setting: Setting) throws(StorageError) {
    try change { $0.run("DELETE FROM settings WHERE name = $1", .text(setting.rawValue)) }
  }

  private func change(_ work: (PostgresConnection) -> Void) throws(StorageError) {
    let connection = connection()
    try StorageError.tell { () throws(PostgresFailure) in
      try connection.transact { work(connection) }
    }
  }
}
