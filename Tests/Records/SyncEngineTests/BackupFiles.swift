import Copies
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Time

/// Copies of random families, whole and written by hand.
enum BackupFiles {
  static let now = Instant(milliseconds: 1_768_975_200_000)

  static func records(seed: UInt64, count: Int) -> [EncodedOperation] {
    encoded(RandomFamily.operations(seed: seed, count: count))
  }

  static func encoded(_ operations: [Operation]) -> [EncodedOperation] {
    operations.enumerated().map { index, operation in
      let record = LogWriter.record(operation, counter: Int64(index + 1))
      return EncodedOperation(id: operation.id, record: record)
    }
  }

  static func joined(_ records: [EncodedOperation]) -> [UInt8] {
    joined(records.map { $0.record })
  }

  static func joined(_ records: [[UInt8]]) -> [UInt8] {
    records.flatMap { record in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: record.count >> $0) } + record
    }
  }

  static func file(of records: [EncodedOperation]) -> [UInt8] {
    BackupWriter.file(of: joined(records), exportedAt: now).bytes
  }

  /// A copy with other texts in the place of operations.
  static func file(of json: [String]) -> String {
    #"{"schema":7,"exportedAt":"2026-01-21T06:00:00Z","operations":["# + "\n"
      + json.joined(separator: ",\n") + "\n]}\n"
  }

  static func read(_ text: String) throws(BackupRefusal) -> Backup {
    try read(Array(text.utf8), device: 99)
  }

  static func read(_ file: [UInt8], device: UInt128) throws(BackupRefusal) -> Backup {
    do throws(BackupFault) {
      return try BackupReader.read(file, BackupReading(device: device) { _ in .utc })
    } catch {
      throw error.refusal
    }
  }

  static func content(of record: EncodedOperation) -> String {
    String(decoding: record.record.dropFirst(4), as: UTF8.self)
  }

  static func json(of record: EncodedOperation) -> JSON {
    (try? JSON.parse(Array(record.record.dropFirst(4)))) ?? .null
  }

  static func lines(of file: [UInt8]) -> [String] {
    String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
  }
}
