import Basics
import CSQLite
import SyncWire

/// Rows as they lie there: one that nobody can read does not end the look at the others.
extension SQLiteConnection {
  /// None stands for a row that cannot be read.
  func every<Row>(
    _ text: StaticString,
    of family: FamilyID,
    _ read: (SQLiteRow) -> Row?
  ) -> [Row?] {
    all(text, .id(family)) { .some(read($0)) }
  }

  func every<Row>(_ text: StaticString, _ read: (SQLiteRow) -> Row?) -> [Row?] {
    all(text) { .some(read($0)) }
  }

  /// The link at a place of a log, in whatever bytes it is.
  func rawLink(_ family: FamilyID, _ seq: Int64) -> [UInt8]? {
    first("SELECT link FROM records WHERE family = ? AND seq = ?", .id(family), .number(seq)) {
      $0.bytes(0)
    }
  }
}

extension SQLiteFailure {
  /// Whether the bytes of the file are at fault, and not what surrounds it.
  var isOfBytes: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT].contains(code & 0xFF) }
}
