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
    let longArray = JSONLongArray(name: "operations") { operations.take($0, at: $1) }
    let document: JSON
    do throws(JSONError) {
      document = try JSON.parse(file, limits: Backup.limits, longArray: longArray)
    } catch {
      throw refusal(for: error, in: file)
    }
    guard let schema = document["schema"]?.int64 else { throw .notACopy }
    guard schema == Int64(Backup.schema) else { throw .otherSchema }
    guard document["operations"]?.array != nil else { throw .notACopy }
    if let damage = operations.firstDamage { throw .damaged(line: line(of: damage, in: file)) }
    guard operations.hasPlayer else { throw .nothingInIt }
    return operations.backup
  }

  private static func refusal(for error: JSONError, in file: [UInt8]) -> BackupRefusal {
    guard beginsAsCopy(file) else { return .notACopy }
    let line = line(of: error.offset, in: file)
    return error.reason == .unexpectedEnd ? .endsTooEarly(line: line) : .damaged(line: line)
  }

  /// Tells a damaged copy from something else.
  private static func beginsAsCopy(_ file: [UInt8]) -> Bool {
    let head: StaticString = "{\"schema\":"
    var matched = 0
    for byte in file where byte > UInt8(ascii: " ") {
      guard byte == head.utf8Start[matched] else { return false }
      matched += 1
      if matched == head.utf8CodeUnitCount { return true }
    }
    return false
  }

  private static func line(of offset: Int, in file: [UInt8]) -> Int {
    var line = 1
    for byte in file.prefix(offset) where byte == UInt8(ascii: "\n") { line += 1 }
    return line
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

  /// What is stored is what the next start will read, so it is read in the same way here.
  mutating func take(_ json: JSON, at offset: Int) {
    let record = StoredRecord.seal(json.bytes)
    guard let operation = LogReader.operation(in: record[...]) else {
      firstDamage = firstDamage ?? offset
      return
    }
    hasPlayer = hasPlayer || !Ledger([operation]).allPlayers.isEmpty
    if operation.clock.device == device, let counter = json["counter"]?.int64 {
      backup.counter = max(backup.counter, counter)
    }
    backup.records.append(EncodedOperation(id: operation.id, record: record))
  }
}
