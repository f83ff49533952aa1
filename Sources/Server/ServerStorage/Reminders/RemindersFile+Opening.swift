import CSQLite
import ServerCore

/// The key by which push services know a server: what makes a good one this module does not know.
package struct ServerKeyMaking: Sendable {
  let make: @Sendable () -> [UInt8]
  let isKey: @Sendable ([UInt8]) -> Bool

  /// - Parameters:
  ///   - make: what a server begins with, as PKCS #8.
  ///   - isKey: whether what was stored is one.
  package init(
    make: @escaping @Sendable () -> [UInt8],
    isKey: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }
  ) {
    (self.make, self.isKey) = (make, isKey)
  }
}

extension RemindersFile {
  struct Opened {
    let connection: SQLiteConnection
    let key: [UInt8]
  }

  /// Why it is not opened.
  enum Trouble: Error {
    /// What it holds can be read by nobody, or is not ours.
    case damaged(String)
    /// What it holds cannot be seen now.
    case other(StorageError)
  }

  static func open(_ folder: DataFolder, _ keys: ServerKeyMaking) throws(Trouble) -> Opened {
    do throws(StorageError) { try folder.makeReminders() } catch { throw .other(error) }
    let connection = try telling(folder) { () throws(SQLiteFailure) in
      let connection = try SQLiteConnection(folder.reminders, for: .writing)
      try connection.findDamage()
      return connection
    }
    // Before anything is set: what is not ours stays as it is.
    try bringUp(connection, folder)
    let key = try telling(folder) { () throws(SQLiteFailure) in
      try connection.execute(SQLiteSettings.careful + SQLiteSettings.durable)
      return try connection.serverKey(keys)
    }
    guard keys.isKey(key) else { throw .damaged("its key is none") }
    return Opened(connection: connection, key: key)
  }

  private static func bringUp(
    _ connection: SQLiteConnection,
    _ folder: DataFolder
  ) throws(Trouble) {
    do throws(StorageError) {
      try connection.migrate(by: .reminders)
    } catch {
      switch error {
      case .notOurs: throw .damaged("it is another program's")
      case .isNewer(let version, let ours):
        throw .other(.newerReminders(folder.reminders, version, than: ours))
      case .failed(.broken, let why): throw .other(.noReminders(folder.reminders, why: why))
      default: throw .other(error)
      }
    }
  }

  private static func telling<Result>(
    _ folder: DataFolder,
    _ work: () throws(SQLiteFailure) -> Result
  ) throws(Trouble) -> Result {
    do throws(SQLiteFailure) {
      return try work()
    } catch {
      if error.isDamage { throw .damaged(error.text) }
      throw .other(
        error.asStore == .full
          ? .failed(.full, error.text) : .noReminders(folder.reminders, why: error.text)
      )
    }
  }
}

extension SQLiteConnection {
  /// Reads all of it: with a page that nobody can read a reminder would be silent, and nobody would know.
  fileprivate func findDamage() throws(SQLiteFailure) {
    let found = first("PRAGMA integrity_check(1)") { $0.text(0) }
    if let failure {
      rollBack()
      throw failure
    }
    guard found == "ok" else { throw .damaged }
  }

  fileprivate func serverKey(_ keys: ServerKeyMaking) throws(SQLiteFailure) -> [UInt8] {
    let key = try transact {
      let isNew = first("SELECT 1 FROM keys") { _ in true } == nil
      if isNew { run("INSERT INTO keys VALUES (?)", .bytes(keys.make())) }
      // Also whether there is the table that all else is about.
      _ = first("SELECT due FROM reminders LIMIT 1") { _ in true }
      return first("SELECT pkcs8 FROM keys") { $0.bytes(0) }
    }
    guard let key else { throw .damaged }
    return key
  }
}

extension SQLiteFailure {
  /// Whether the file is at fault, and not what surrounds it: its bytes, or its tables are others.
  fileprivate var isDamage: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_ERROR].contains(code & 0xFF)
  }
}
