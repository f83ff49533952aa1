import CSQLite

/// A row that a statement has come to: its columns from 0, only read while it is there.
struct SQLiteRow: TableRow {
  let statement: OpaquePointer

  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func hasID(_ column: Int32) -> Bool { withBytes(column) { !$0.isEmpty } }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  func withBytes<Result>(
    _ column: Int32,
    _ read: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    // NB: in this order; the pointer may move when the length is asked for first.
    let start = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return read(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
