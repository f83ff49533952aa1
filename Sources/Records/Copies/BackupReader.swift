import Basics
import Domain
import SyncEngine
import SyncWire

/// Reads a backup: all of it or nothing.
package enum BackupReader {
  package static func read(
    _ file: [UInt8],
    _ reading: BackupReading
  ) throws(BackupFault) -> Backup {
    let file = file.withoutByteOrderMark
    do throws(BackupFault) {
      return try backup(in: file, reading)
    } catch {
      throw error.line == 0 ? located(error, in: file) : error
    }
  }

  /// Reads what an earlier program wrote, when it is ``BackupReading``'s `earlier`.
  package static func readEarlier(
    _ document: JSON,
    _ reading: BackupReading
  ) throws(BackupFault) -> Backup {
    try EarlierFile.read(document, reading)
  }

  private static func backup(
    in file: [UInt8],
    _ reading: BackupReading
  ) throws(BackupFault) -> Backup {
    var operations = OperationList(device: reading.device)
    let longArray = JSONLongArray(name: "operations") { operations.take($0, at: $1) }
    let document: JSON
    do throws(JSONError) {
      document = try JSON.parse(file, limits: limits(of: file), longArray: longArray)
    } catch {
      throw fault(for: error, in: file)
    }
    guard let number = document["schema"]?.number else { throw BackupFault(.notACopy) }
    guard let schema = number.int64, schema >= EarlierFile.schemas.lowerBound else {
      throw BackupFault(.unknownSchema, "schema")
    }
    guard schema <= Int64(Backup.schema) else { throw BackupFault(.otherSchema, "schema") }
    if EarlierFile.schemas.contains(schema) {
      guard let earlier = reading.earlier else { throw BackupFault(.otherSchema, "schema") }
      return try earlier(document, reading)
    }
    guard document["operations"]?.array != nil else { throw BackupFault(.notACopy) }
    var backup = try operations.checked(in: file)
    try ClosedPlay.read(document, into: &backup)
    return backup
  }

  /// Reads what a player's own code has opened: a copy with that player's play, and with nothing else.
  ///
  /// Whoever seals needs no key that is not known to the family, so nothing else is taken from there.
  package static func readPlay(
    _ content: [UInt8],
    of player: PlayerID,
    _ reading: BackupReading
  ) throws(BackupFault) -> Backup {
    var operations = OperationList(device: reading.device)
    operations.hasPlayer = true
    let longArray = JSONLongArray(name: "operations") { operations.take($0, at: $1) }
    do throws(JSONError) {
      _ = try JSON.parse(content, limits: Backup.limits, longArray: longArray)
    } catch {
      throw fault(for: error, in: content)
    }
    let backup = try operations.checked(in: content)
    for (place, operation) in backup.operations.enumerated()
    where operation.stream != .play || operation.player != player {
      throw BackupFault(.contradiction).inside("operations", place)
    }
    return backup
  }

  /// An earlier program's file is read in one piece, which takes many times its size of memory.
  private static func limits(of file: [UInt8]) -> JSONLimits {
    begins(file, with: "{\"schema\":7,") ? Backup.limits : EarlierFile.limits
  }

  static func fault(for error: JSONError, in file: [UInt8]) -> BackupFault {
    if error.reason == .textTooLong { return BackupFault(.tooLarge) }
    guard beginsAsCopy(file) else { return BackupFault(.notACopy) }
    return BackupFault(.text(error.reason), line: line(of: error.offset, in: file))
  }

  /// Tells a damaged copy from something else.
  private static func beginsAsCopy(_ file: [UInt8]) -> Bool {
    begins(file, with: "{\"schema\":") || begins(file, with: "{\"exportedAt\":")
      || begins(file, with: "{\"profile\":") || begins(file, with: "{\"routines\":")
      || begins(file, with: "{\"sessions\":")
  }

  static func begins(_ file: [UInt8], with head: StaticString) -> Bool {
    var matched = 0
    for byte in file where byte > UInt8(ascii: " ") {
      guard byte == head.utf8Start[matched] else { return false }
      matched += 1
      if matched == head.utf8CodeUnitCount { return true }
    }
    return false
  }

  static func located(_ fault: BackupFault, in file: [UInt8]) -> BackupFault {
    let offset = JSONSearch.offset(of: fault.path, in: file)
    return BackupFault(fault.reason, at: fault.path, line: line(of: offset, in: file))
  }

  fileprivate static func line(of offset: Int, in file: [UInt8]) -> Int {
    var line = 1
    for byte in file.prefix(offset) where byte == UInt8(ascii: "\n") { line += 1 }
    return line
  }
}

/// The operations of a backup while it is being read.
private struct OperationList {
  let device: UInt128
  var backup = Backup()
  var offsets: [Int] = []
  var firstDamage: (reason: BackupFault.Reason, place: Int, offset: Int)?
  var hasPlayer = false

  init(device: UInt128) {
    self.device = device
  }

  /// What is stored is what the next start will read, so it is read in the same way here; behind the first
  /// damage nothing is looked at any more.
  mutating func take(_ json: JSON, at offset: Int) {
    if firstDamage.exists { return }
    let content = json.bytes
    offsets.append(offset)
    guard content.count <= JSONLimits.standard.bytes,
      let operation = try? LogReader.operation(json)
    else { return damage(.notAnOperation) }
    if let reason = operation.body.boundFault { return damage(reason) }
    hasPlayer = hasPlayer || !Ledger([operation]).allPlayers.isEmpty
    if operation.clock.device == device, let counter = json["counter"]?.int64 {
      backup.counter = max(backup.counter, counter)
    }
    let record = StoredRecord.seal(content)
    backup.records.append(EncodedOperation(id: operation.id, record: record))
    backup.operations.append(operation)
  }

  private mutating func damage(_ reason: BackupFault.Reason) {
    let place = offsets.count - 1
    firstDamage = (reason, place, offsets[place])
  }

  func checked(in file: [UInt8]) throws(BackupFault) -> Backup {
    if let firstDamage {
      throw fault(firstDamage.reason, firstDamage.place, firstDamage.offset, in: file)
    }
    if let twice = firstIDUsedTwice { throw fault(.idUsedTwice, twice, offsets[twice], in: file) }
    guard hasPlayer else { throw BackupFault(.nothingInIt) }
    return backup
  }

  /// The place of an operation whose id another one before it has that says something else.
  private var firstIDUsedTwice: Int? {
    let records = backup.records
    let sorted = order(of: records.count) {
      records[$0].id == records[$1].id ? $0 < $1 : records[$0].id < records[$1].id
    }
    var first: Int?
    for (one, next) in zip(sorted, sorted.dropFirst())
    where records[one].id == records[next].id && records[one].record != records[next].record {
      first = min(first ?? next, next)
    }
    return first
  }

  private func fault(
    _ reason: BackupFault.Reason,
    _ place: Int,
    _ offset: Int,
    in file: [UInt8]
  ) -> BackupFault {
    BackupFault(reason, line: BackupReader.line(of: offset, in: file)).inside("operations", place)
  }
}
