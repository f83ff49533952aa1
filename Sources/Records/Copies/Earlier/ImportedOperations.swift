import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// Operations made of an earlier program's records.
///
/// They are functions of what the records say: the same record in two files, read by two devices, is the
/// same operation, to the byte.
struct ImportedOperations {
  private(set) var records: [EncodedOperation] = []
  private(set) var operations: [Operation] = []

  /// The device that all of them name, though it does not exist: whoever reads the file is not asked.
  static let device = ContentHash("an earlier program").value

  /// What is kept of a record though nothing here understands it.
  static let rest = "import.rest"

  @inline(never)
  mutating func add(
    _ body: OperationBody,
    by player: PlayerID? = nil,
    clock: HybridTime,
    recordedAt: Instant,
    offset: UTCOffset = .utc
  ) throws(BackupFault) {
    try add(body.kind, body.json, by: player, When(clock, recordedAt, offset))
  }

  /// - Parameter subject: the record that it was left over of, as a member of the body.
  @inline(never)
  mutating func add(
    rest: JSON?,
    of subject: (String, JSON),
    by player: PlayerID? = nil,
    clock: HybridTime,
    recordedAt: Instant
  ) throws(BackupFault) {
    guard let rest else { return }
    let body: JSON = [subject.0: subject.1, "members": rest]
    try add(Self.rest, body, by: player, When(clock, recordedAt, .utc))
  }

  /// When a record was made, by every clock of it.
  private struct When {
    let clock: HybridTime
    let recordedAt: Instant
    let offset: UTCOffset

    init(_ clock: HybridTime, _ recordedAt: Instant, _ offset: UTCOffset) {
      (self.clock, self.recordedAt, self.offset) = (clock, recordedAt, offset)
    }
  }

  @inline(never)
  private mutating func add(
    _ kind: String,
    _ body: JSON,
    by player: PlayerID?,
    _ when: When
  ) throws(BackupFault) {
    var record = OperationRecord(
      id: 0,
      stream: player == nil ? .plan : .play,
      player: player?.raw,
      device: Self.device,
      counter: 1,
      clock: when.clock,
      recordedAt: when.recordedAt.milliseconds,
      utcOffset: when.offset.minutes,
      kind: kind,
      body: body
    )
    record.id = record.contentHash
    // No device counts them. From 1 to 2^53 - 1, as counters are.
    record.counter = Int64(truncatingIfNeeded: record.id & 0x1F_FFFF_FFFF_FFFF) | 1
    try append(record)
  }

  /// What is stored is what the next start will read, so it is read in the same way here.
  private mutating func append(_ record: OperationRecord) throws(BackupFault) {
    guard let operation = try? Operation(record) else { throw BackupFault(.notAnOperation) }
    operations.append(operation)
    records.append(
      EncodedOperation(id: operation.id, record: StoredRecord.seal(record.json.bytes))
    )
  }
}

extension OperationRecord {
  /// Without the versions: the same file gives the same ids under later rules.
  fileprivate var contentHash: UInt128 {
    var hash = ContentHash("operation")
    hash.absorb(Array(kind.utf8))
    hash.absorb(player ?? 0)
    hash.absorb(Int64(bitPattern: clock.packed))
    hash.absorb(recordedAt)
    hash.absorb(Int64(utcOffset))
    hash.absorb(body.bytes)
    return hash.value
  }
}

extension HybridTime {
  /// A time of an imported operation: a date in the record, and a count that says what comes first.
  init(imported instant: Instant, count: UInt16) {
    self.init(
      packed: UInt64(instant.milliseconds) << 16 | UInt64(count),
      device: ImportedOperations.device
    )
  }
}
