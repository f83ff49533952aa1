import Basics
import Domain
import SyncWire

/// Reads what ``SnapshotWriter`` wrote.
package enum SnapshotReader {
  /// Reads a snapshot; none when a bit is not as it was written.
  package static func read(_ bytes: [UInt8]) -> Snapshot? {
    guard let content = StoredRecord.open(bytes[...]) else { return nil }
    var reader = ByteReader(content)
    let latest = UInt64(bitPattern: reader.number())
    let damaged = Int(min(max(reader.number(), 0), mostDamaged))
    let ledger = ledger(&reader)
    guard !reader.isBroken, reader.isAtEnd else { return nil }
    return Snapshot(ledger: ledger, latest: latest, damaged: damaged)
  }

  /// The most damaged records that are believed, so that sums of them stay in bounds.
  private static let mostDamaged: Int64 = 1_000_000_000

  private static func ledger(_ reader: inout ByteReader) -> Ledger {
    var ledger = Ledger()
    for _ in 0..<reader.count() { ledger.meet(PlayerID(reader.id())) }
    for _ in 0..<reader.count() {
      if let operation = try? LogReader.operation(in: reader.piece()) {
        ledger.apply([operation])
      } else {
        reader.refuse()
      }
    }
    for _ in 0..<reader.count() {
      let step = StepID(reader.id())
      ledger.steps[step, default: StepItem()] = ledger.steps[step] ?? StepItem()
      for _ in 0..<reader.count() {
        let reached = ReachedLevel(from: &reader)
        ledger.steps[step, default: StepItem()].reach(reached.level, by: reached.player)
      }
    }
    for _ in 0..<reader.count() {
      let session = SessionID(reader.id())
      ledger.sessions[session, default: SessionItem()] = SessionItem(from: &reader)
    }
    return ledger
  }
}
