import Domain
import SyncEngine
import SyncWire
import Time

/// Writes a log as a backup.
package enum BackupWriter {
  /// - Parameter log: records as storage hands them over.
  /// - Returns: the file's bytes, and how many records are not in it because they cannot be read.
  package static func file(
    of log: [UInt8],
    exportedAt: Instant
  ) -> (bytes: [UInt8], leftOut: Int) {
    var bytes = Array("{\"schema\":\(Backup.schema),\"exportedAt\":\"".utf8)
    bytes.reserveCapacity(2 * bytes.count + log.count)
    bytes += LocalTime(exportedAt, offset: .utc).isoText
    bytes += "\",\"operations\":[".utf8
    var separator = "\n"
    let contents = LogReader.read(log) { content in
      bytes += separator.utf8
      // Byte for byte, and so with what a newer version has written into it.
      bytes += content
      separator = ",\n"
    }
    bytes += "\n]}\n".utf8
    return (bytes, contents.damaged)
  }
}
