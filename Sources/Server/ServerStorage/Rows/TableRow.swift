import Basics
import SyncWire

/// A row that a statement has come to: its columns from 0, only read while it is there.
protocol TableRow {
  func number(_ column: Int32) -> Int64
  /// Whether something else stands there than ``StoredValue/noID``.
  func hasID(_ column: Int32) -> Bool
  func isNull(_ column: Int32) -> Bool
  func withBytes<Result>(_ column: Int32, _ read: (UnsafeRawBufferPointer) -> Result) -> Result
}

extension TableRow {
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
}
