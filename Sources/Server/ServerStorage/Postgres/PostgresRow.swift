/// A row that a statement has come to, in binary: its columns from 0, only read while it is there.
struct PostgresRow: TableRow {
  let library: Libpq
  let result: Libpq.Result
  let row: Int32

  /// Whatever is one: of one byte (a yes or no), two, four or eight.
  func number(_ column: Int32) -> Int64 {
    withBytes(column) { bytes in
      let sign: Int64 = bytes.first.map { $0 & 0x80 != 0 && bytes.count > 1 } ?? false ? -1 : 0
      return bytes.reduce(sign) { $0 << 8 | Int64($1) }
    }
  }

  func hasID(_ column: Int32) -> Bool { raw(column) != .max }

  func isNull(_ column: Int32) -> Bool { library.isNull(result, row, column) != 0 }

  func withBytes<Result>(
    _ column: Int32,
    _ read: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let count = Int(library.length(result, row, column))
    return read(UnsafeRawBufferPointer(start: library.value(result, row, column), count: count))
  }
}
