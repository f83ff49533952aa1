import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// Writes a log as a backup.
package enum BackupWriter {
  /// - Parameters:
  ///   - log: records as storage hands them over.
  ///   - waiting: what this device has done and storage has not numbered yet; some of it may be in the log by now.
  /// - Returns: the file's bytes, and how many records are not in it because they cannot be read.
  package static func file(
    of log: [UInt8],
    and waiting: [Operation] = [],
    exportedAt: Instant
  ) -> (bytes: [UInt8], leftOut: Int) {
    var bytes = Array("{\"schema\":\(Backup.schema),\"exportedAt\":\"".utf8)
    bytes.reserveCapacity(2 * bytes.count + log.count)
    bytes += LocalTime(exportedAt, offset: .utc).isoText
    bytes += "\",\"operations\":[".utf8
    var separator = "\n"
    var counter: Int64 = 0
    var missing = waiting
    let contents = LogReader.read(log) { record, content in
      bytes += separator.utf8
      // Byte for byte, and so with what a newer version has written into it.
      bytes += content
      separator = ",\n"
      if record.device == waiting.first?.clock.device { counter = max(counter, record.counter) }
      missing.removeAll { $0.id.raw == record.id }
    }
    for operation in missing {
      // The number that storage will give it.
      counter += 1
      bytes += separator.utf8
      bytes += operation.record(counter: counter).json.bytes
      separator = ",\n"
    }
    bytes += "\n]}\n".utf8
    return (bytes, contents.damaged)
  }
}
