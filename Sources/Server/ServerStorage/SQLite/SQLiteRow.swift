import Basics
import CSQLite
import SyncWire

/// A row that a statement has come to: its columns from 0, only read while it is there.
struct SQLiteRow {
  let statement: OpaquePointer

  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func flag(_ column: Int32) -> Bool { number(column) != 0 }

  /// None where there is none, or of another length: nothing that we wrote.
  func id<Subject>(_ column: Int32) -> Identifier<Subject>? { raw(column).map { Identifier($0) } }

  func raw(_ column: Int32) -> UInt128? {
    withBytes(column) { bytes in
      bytes.count == 16 ? UInt128(bigEndian: bytes.loadUnaligned(as: UInt128.self)) : nil
    }
  }

  func hash(_ column: Int32) -> Hash256? { Hash256(bytes(column)) }

  func bytes(_ column: Int32) -> [UInt8] { withBytes(column) { Array($0) } }

  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  private func withBytes<Result>(
    _ column: Int32,
    _ read: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    // NB: in this order; the pointer may move when the length is asked for first.
    let start = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return read(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
