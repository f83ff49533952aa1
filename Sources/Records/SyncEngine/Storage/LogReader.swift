import Domain
import SyncWire

/// Reads records as storage hands them over: 4 bytes of length, little-endian, then the record,
/// again and again.
package enum LogReader {
  /// Reads records one by one.
  ///
  /// - Parameter take: gets each record that can be read, with its text.
  package static func read(
    _ bytes: [UInt8],
    _ take: ((OperationRecord, ArraySlice<UInt8>) -> Void)? = nil
  ) -> LogContents {
    var contents = LogContents()
    var rest = bytes[...]
    var place = 0
    while !rest.isEmpty {
      do throws(RecordFault.Reason) {
        let stored = try next(&rest)
        let record = try self.record(in: stored)
        contents.operations.append(try operation(in: record))
        take?(record, stored.dropFirst(StoredRecord.headerLength))
      } catch {
        contents.faults.append(RecordFault(place: place, reason: error))
      }
      place += 1
    }
    return contents
  }

  /// Takes the next record off the bytes; when they end in its middle it is one that cannot be read.
  private static func next(
    _ rest: inout ArraySlice<UInt8>
  ) throws(RecordFault.Reason) -> ArraySlice<UInt8> {
    let length = Int64(littleEndian: rest.prefix(4))
    let record = rest.dropFirst(4)
    guard rest.count >= 4, length <= Int64(record.count) else {
      rest = []
      throw .cutShort
    }
    rest = record.dropFirst(Int(length))
    return record.prefix(Int(length))
  }

  package static func operation(
    in record: ArraySlice<UInt8>
  ) throws(RecordFault.Reason) -> Operation {
    try operation(in: self.record(in: record))
  }

  /// The operation that a record's text says.
  package static func operation(_ json: JSON) throws(RecordFault.Reason) -> Operation {
    try operation(in: record(json))
  }

  private static func operation(
    in record: OperationRecord
  ) throws(RecordFault.Reason) -> Operation {
    do throws(JSONFieldError) {
      return try Operation(record)
    } catch {
      throw .field(error.name.description)
    }
  }

  private static func record(
    in stored: ArraySlice<UInt8>
  ) throws(RecordFault.Reason) -> OperationRecord {
    guard let content = StoredRecord.open(stored) else { throw .checksum }
    let json: JSON
    do throws(JSONError) {
      json = try JSON.parse(content.span)
    } catch {
      throw .text(error.reason)
    }
    return try record(json)
  }

  private static func record(_ json: JSON) throws(RecordFault.Reason) -> OperationRecord {
    do throws(JSONFieldError) {
      return try OperationRecord(json)
    } catch {
      throw .field(error.name.description)
    }
  }
}

extension Int64 {
  fileprivate init(littleEndian bytes: ArraySlice<UInt8>) {
    self = bytes.reversed().reduce(0) { $0 << 8 | Int64($1) }
  }
}

/// Writes operations as storage keeps them.
package enum LogWriter {
  /// The record of an operation.
  ///
  /// - Parameter operation: one that was made here, see ``Operation/record(counter:)``.
  package static func record(_ operation: Operation, counter: Int64) -> [UInt8] {
    StoredRecord.seal(operation.record(counter: counter).json.bytes)
  }
}
