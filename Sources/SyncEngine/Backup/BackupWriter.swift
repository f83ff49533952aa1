import Domain
import SyncWire

/// Writes a log as a backup.
package enum BackupWriter {
  /// - Parameter log: records as storage hands them over.
  /// - Returns: the file's bytes, and how many records are not in it because they could not be read.
  package static func file(
    of log: [UInt8],
    exportedAt: Instant
  ) -> (bytes: [UInt8], leftOut: Int) {
    let head = "{\"schema\":\(Backup.schema),\"exportedAt\":\"\(exportedAt.isoText)\""
    var bytes = Array((head + ",\"operations\":[").utf8)
    bytes.reserveCapacity(bytes.count + log.count)
    var separator = "\n"
    let leftOut = LogReader.forEachRecord(in: log) { content in
      bytes.append(contentsOf: separator.utf8)
      // Byte for byte, and so with what a newer version has written into it.
      bytes.append(contentsOf: content)
      separator = ",\n"
    }
    bytes.append(contentsOf: "\n]}\n".utf8)
    return (bytes, leftOut)
  }
}

extension LogReader {
  /// Hands over the text of each record that can be read; answers how many cannot.
  fileprivate static func forEachRecord(
    in log: [UInt8],
    _ take: (ArraySlice<UInt8>) -> Void
  ) -> Int {
    var damaged = 0
    var rest = log[...]
    while !rest.isEmpty {
      guard let record = next(&rest) else { return damaged + 1 }
      if case .some = operation(in: record) {
        take(record.dropFirst(StoredRecord.headerLength))
      } else {
        damaged += 1
      }
    }
    return damaged
  }
}
