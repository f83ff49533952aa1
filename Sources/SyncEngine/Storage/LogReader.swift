import Domain
import SyncWire

/// What was found in the bytes of a device's log.
package struct LogContents: Hashable, Sendable {
  package var operations: [Operation] = []
  /// Records that are not as they were written; they stay where they are.
  package var damaged = 0

  package init() {}
}

/// Reads records as storage hands them over: 4 bytes of length, little-endian, then the record,
/// again and again.
package enum LogReader {
  /// - Parameter take: gets the text of each record that can be read.
  package static func read(
    _ bytes: [UInt8],
    _ take: ((ArraySlice<UInt8>) -> Void)? = nil
  ) -> LogContents {
    var contents = LogContents()
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let record = next(&rest) else {
        contents.damaged += 1
        break
      }
      if let operation = operation(in: record) {
        contents.operations.append(operation)
        take?(record.dropFirst(StoredRecord.headerLength))
      } else {
        contents.damaged += 1
      }
    }
    return contents
  }

  private static func next(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard rest.count >= 4 else { return nil }
    var length: UInt32 = 0
    for byte in rest.prefix(4).reversed() { length = length << 8 | UInt32(byte) }
    rest = rest.dropFirst(4)
    guard UInt64(length) <= UInt64(rest.count) else { return nil }
    defer { rest = rest.dropFirst(Int(length)) }
    return rest.prefix(Int(length))
  }

  package static func operation(in record: ArraySlice<UInt8>) -> Operation? {
    guard let content = StoredRecord.open(record), let json = try? JSON.parse(content.span),
      let stored = try? OperationRecord(json)
    else { return nil }
    return try? Operation(stored)
  }
}

/// Writes operations as storage keeps them.
package enum LogWriter {
  package static func record(_ operation: Operation, counter: Int64) -> [UInt8] {
    StoredRecord.seal(operation.record(counter: counter).json.bytes)
  }
}
