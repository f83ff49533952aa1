import Basics
import Domain
import SyncWire

extension ByteWriter {
  /// Writes an operation as `Public/runtime/storage.js` takes it: the id as 32 characters, 4 bytes of length,
  /// little-endian, the record.
  package mutating func write(_ operation: EncodedOperation) {
    append(Array(operation.id.raw.hexText.utf8)[...])
    withUnsafeBytes(of: UInt32(operation.record.count).littleEndian) { append(Array($0)[...]) }
    append(operation.record[...])
  }
}
