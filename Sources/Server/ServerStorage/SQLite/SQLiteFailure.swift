import CSQLite
import ServerCore

/// What SQLite says when it cannot do something.
struct SQLiteFailure: Error, Hashable {
  /// Of <https://www.sqlite.org/rescode.html>.
  let code: Int32

  /// A row that nobody of us has written.
  static let damaged = SQLiteFailure(code: SQLITE_CORRUPT)

  /// What was read has gone on meanwhile: SQLITE_BUSY_SNAPSHOT, which Swift does not import.
  static let moved = SQLiteFailure(code: SQLITE_BUSY | (2 << 8))

  /// For whoever asks the server.
  var asStore: StoreFailure { isFull ? .full : .broken }

  private var isFull: Bool { code & 0xFF == SQLITE_FULL }

  /// For whoever keeps the server: words of the library, and nothing of a family.
  var text: String { "\(String(cString: sqlite3_errstr(code))) (SQLite \(code))" }
}
