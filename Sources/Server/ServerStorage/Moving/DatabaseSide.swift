/// A database, of which nobody can say whether servers have it.
struct DatabaseSide: MovingSide {
  private let database: FamilyDatabase
  let families: PostgresConnection
  let reminders: PostgresConnection?

  init(_ address: String, _ makeRoster: RosterMaking) throws(StorageError) {
    database = try FamilyDatabase(address, .plain, makeRoster, mayHaveMoved: true)
    families = database.connection()
    reminders = families
  }

  var invitation: String? {
    get throws(StorageError) {
      try database.setting(.invitation).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  var pushKey: [UInt8]? { get throws(StorageError) { try database.setting(.pushKey) } }

  func take(invitation: String) throws(StorageError) {
    _ = try database.invitation { invitation }
  }

  func take(pushKey: [UInt8]) throws(StorageError) {
    _ = try database.setting(.pushKey, or: pushKey)
  }

  func note(hasMoved: Bool) throws(StorageError) {
    if hasMoved {
      _ = try database.setting(.hasMoved, or: [])
    } else {
      try database.forget(.hasMoved)
    }
  }
}
