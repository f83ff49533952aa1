import CSQLite

extension StoredValue {
  /// - Parameter place: from 1.
  func bind(to statement: OpaquePointer, at place: Int32, in bound: BoundBytes) -> Int32 {
    switch self {
    case .number(let number): return sqlite3_bind_int64(statement, place, number)
    case .id(let id):
      return withUnsafeBytes(of: id.bigEndian) { bound.bind($0, to: statement, at: place) }
    case .hash(let hash):
      return hash.bytes.withUnsafeBytes { bound.bind($0, to: statement, at: place) }
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { bound.bind($0, to: statement, at: place) }
    case .text(let text): return sqlite_bind_letters(statement, place, text)
    case .null: return sqlite3_bind_null(statement, place)
    case .noID: return sqlite_bind_bytes(statement, place, nil, 0)
    }
  }
}
