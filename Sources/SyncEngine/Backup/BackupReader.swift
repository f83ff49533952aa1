import Domain
import SyncWire

/// Reads a backup: all of it or nothing.
package enum BackupReader {
  /// - Parameter device: the device that reads.
  package static func read(
    _ file: [UInt8],
    device: UInt128
  ) throws(BackupRefusal) -> Backup {
    var operations = OperationList(device: device)
    let document: JSON
    do throws(JSONError) {
      document = try JSON.parse(file, elementsOf: "operations", limits: Backup.limits) {
        operations.take($0, at: $1)
      }
    } catch {
      throw refusal(for: error, in: file)
    }
    try checkHead(document)
    if let damage = operations.firstDamage { throw .damaged(line: line(of: damage, in: file)) }
    guard operations.hasPlayer else { throw .nothingInIt }
    return operations.backup
  }

  private static func checkHead(_ document: JSON) throws(BackupRefusal) {
    guard let schema = document["schema"]?.int64 else { throw .notACopy }
    if schema > Backup.schema { throw .newerSchema }
    if schema < Backup.schema { throw .olderSchema }
    guard case .array = document["operations"] else { throw .notACopy }
  }

  private static func refusal(for error: JSONError, in file: [UInt8]) -> BackupRefusal {
    guard beginsAsCopy(file) else { return .notACopy }
    let line = line(of: error.offset, in: file)
    return error.reason == .unexpectedEnd ? .endsTooEarly(line: line) : .damaged(line: line)
  }

  /// Tells a damaged copy from something else.
  private static func beginsAsCopy(_ file: [UInt8]) -> Bool {
    let text = file.prefix(64).filter { $0 > UInt8(ascii: " ") }
    return text.starts(with: "{\"schema\":".utf8)
  }

  private static func line(of offset: Int, in file: [UInt8]) -> Int {
    file.prefix(offset).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }
}

/// The operations of a backup while it is being read.
private struct OperationList {
  let device: UInt128
  var backup = Backup()
  var firstDamage: Int?
  var hasPlayer = false

  init(device: UInt128) {
    self.device = device
  }

  /// Whoever cannot be read here could not be read when it is stored.
  mutating func take(_ json: JSON, at offset: Int) {
    guard let record = try? OperationRecord(json), let operation = try? Operation(record) else {
      firstDamage = firstDamage ?? offset
      return
    }
    hasPlayer = hasPlayer || !Ledger([operation]).allPlayers.isEmpty
    if record.device == device { backup.counter = max(backup.counter, record.counter) }
    backup.records.append(
      EncodedOperation(id: operation.id, record: StoredRecord.seal(json.bytes))
    )
  }
}
