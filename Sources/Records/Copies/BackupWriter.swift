import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// Writes a log as a backup.
package enum BackupWriter {
  /// All of it in the open.
  ///
  /// - Returns: the file's bytes, and how many records are not in it because they cannot be read.
  package static func file(
    of log: [UInt8],
    and waiting: [Operation] = [],
    exportedAt: Instant
  ) -> (bytes: [UInt8], leftOut: Int) {
    let draft = draft(of: log, and: waiting, exportedAt: exportedAt)
    return (draft.file(with: []), draft.leftOut)
  }

  /// - Parameters:
  ///   - log: records as storage hands them over.
  ///   - waiting: what this device has done and storage has not numbered yet; some of it may be in the log by now.
  ///   - codes: of the players whose play is for them alone, one each at most.
  package static func draft(
    of log: [UInt8],
    and waiting: [Operation] = [],
    closing codes: [CodeKeys] = [],
    exportedAt: Instant
  ) -> BackupDraft {
    var draft = BackupDraft(closing: codes, exportedAt)
    draft.reserve(log.count)
    var counter: Int64 = 0
    var missing = waiting
    let contents = LogReader.read(log) { record, content in
      // Byte for byte, and so with what a newer version has written into it.
      draft.add(content, record)
      if record.device == waiting.first?.clock.device { counter = max(counter, record.counter) }
      missing.removeAll { $0.id.raw == record.id }
    }
    for operation in missing {
      // The number that storage will give it.
      counter += 1
      let record = operation.record(counter: counter)
      draft.add(record.json.bytes[...], record)
    }
    draft.leftOut = contents.damaged
    return draft
  }
}
