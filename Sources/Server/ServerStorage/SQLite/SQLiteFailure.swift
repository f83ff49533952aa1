import CSQLite
import ServerCore

/// What SQLite says when it cannot do something.
struct SQLiteFailure: StoredFailure {
  /// Of <https://www.sqlite.org/rescode.html>.
  let code: Int32

  static let damaged = SQLiteFailure(code: SQLITE_CORRUPT)

  /// SQLITE_BUSY_SNAPSHOT, which Swift does not import.
  static let moved = SQLiteFailure(code: SQLITE_BUSY | (2 << 8))

  var isPassing: Bool { self == .moved }

  var asStore: StoreFailure { isFull ? .full : .broken }

  var asStorage: StorageError { .failed(asStore, text) }

  private var isFull: Bool { code & 0xFF == SQLITE_FULL }

  var text: String { "\(String(cString: sqlite3_errstr(code))) (SQLite \(code))" }
}

extension SQLiteFailure {
  /// Whether the bytes of the file are at fault, and not what surrounds it.
  var isOfBytes: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT].contains(code & 0xFF) }
}
