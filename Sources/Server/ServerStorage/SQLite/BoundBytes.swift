import CSQLite

/// What stands for the question marks of one statement, while it runs: the library need not copy each by itself.
final class BoundBytes {
  /// Of what most statements have.
  private static let size = 4096

  private let start = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  private var count = 0

  deinit { start.deallocate() }

  func clear() { count = 0 }

  func bind(
    _ bytes: UnsafeRawBufferPointer,
    to statement: OpaquePointer,
    at place: Int32
  ) -> Int32 {
    guard let from = bytes.baseAddress, bytes.count > 0, count + bytes.count <= Self.size else {
      return sqlite_bind_bytes(statement, place, bytes.baseAddress, Int32(bytes.count))
    }
    let kept = start + count
    kept.copyMemory(from: from, byteCount: bytes.count)
    count += bytes.count
    return sqlite3_bind_blob(statement, place, kept, Int32(bytes.count), nil)
  }
}
