import ServerCore

/// Why there is no storage, and what to do about it.
package enum StorageError: Error, Hashable {
  case noFolder(String, why: String)
  case noFile(String, why: String)
  case noFamilies(String)
  case isThere(String)
  case isInUse(String)
  case isNewer(Int, than: Int)
  /// Of a server that runs.
  case isOfAnotherVersion(Int, than: Int)
  /// Others serve them elsewhere by now.
  case hasMoved(String)
  case notOurs(String)
  case failed(StoreFailure, String)
  /// The file of reminders, which is not that of families.
  case noReminders(String, why: String)
  case newerReminders(String, Int, than: Int)
  /// What speaks with a database is not there.
  case noPostgres
  case noDatabase(why: String)
}

extension StorageError {
  /// What a connection says, for whoever asked for the work.
  static func tell<Result, Failure: StoredFailure>(
    _ work: () throws(Failure) -> Result
  ) throws(StorageError) -> Result {
    do throws(Failure) { return try work() } catch { throw error.asStorage }
  }
}

extension StorageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFolder(let path, let why):
      "The folder \"\(path)\" cannot be used: \(why). Choose another with --data, or let its owner start the "
        + "server."
    case .noFile(let path, let why):
      "The file \"\(path)\" cannot be written: \(why). Name another one."
    case .noFamilies(let path):
      "There is no file \"\(path)\". Give the folder that serve --data names, or the backup that was written."
    case .isThere(let path):
      "\"\(path)\" is there already, and stays as it is. Name another one."
    case .isInUse(let path):
      "Another TimeQuest keeps its families in \"\(path)\". Stop that one, or choose another folder with --data."
    case .isNewer(let version, let ours):
      "A newer TimeQuest has written these families (version \(version), and this one knows \(ours)). Start the "
        + "newer one, or restore a backup from before it."
    case .isOfAnotherVersion(let version, let ours):
      "The server that keeps these families is of another version (\(version), and this one knows \(ours)). Use the "
        + "timequest that serves them."
    case .hasMoved(let place):
      "The families of \(place) were moved elsewhere (timequest move), and are served there. Whoever wants them here "
        + "again moves them back."
    case .notOurs(let why):
      "What lies there is no file of families: \(why). Choose another folder with --data, or restore a backup."
    case .failed(.full, _):
      "The disk has no room left. Make room, and try again; nothing of what is stored is lost."
    case .failed(_, let why):
      "The families cannot be read or written: \(why). Let timequest doctor look at them; what it cannot mend, a "
        + "backup can."
    case .noPostgres:
      "PostgreSQL's client library (libpq.so.5) is not on this machine. Install it (Debian: apt-get install libpq5), or "
        + "keep the families in a folder with --data."
    case .noDatabase(let why):
      "The database cannot be used: \(why). Look whether it runs, and whether --database names it, a user and what the "
        + "user is let in by."
    case .noReminders(let path, let why):
      "The reminders in \"\(path)\" cannot be read or written: \(why). Let its owner start the server, or give that "
        + "file another name: devices say again when they want to be reminded."
    case .newerReminders(let path, let version, let ours):
      "A newer TimeQuest has written \"\(path)\" (version \(version), and this one knows \(ours)). Start the newer "
        + "one, or give that file another name: devices say again when they want to be reminded."
    }
  }
}
