import Basics
import Domain
import SyncWire

/// Writes a snapshot part by part, so that the screen is never kept waiting for years of sessions.
///
/// First come 4 bytes of CRC-32, then what belongs to no session, then the sessions. Sessions that were not touched
/// since they were read are copied as the bytes that they are.
package struct SnapshotWriter {
  /// The number of sessions that are written in one go, which takes some milliseconds on a slow phone.
  private static let sessionsAtOnce = 20

  private let snapshot: Snapshot
  private var writer = ByteWriter()
  private var checksum = CRC32()
  private var hasBegun = false
  /// The number of sessions that have been written.
  private var written = 0

  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// Writes some more sessions; answers the bytes once all of them are there.
  package mutating func advance() -> [UInt8]? {
    let start = writer.bytes.count
    if hasBegun { writeSessions() } else { begin() }
    let fresh = writer.bytes[start...]
    checksum.absorb(fresh.span)
    guard hasBegun, written == snapshot.ledger.sessions.indices.count else {
      hasBegun = true
      return nil
    }
    return StoredRecord.seal(writer.bytes, checksum: checksum.checksum)
  }

  private mutating func begin() {
    let ledger = snapshot.ledger
    writer.write(Int64(bitPattern: snapshot.latest))
    writer.write(Int64(snapshot.damaged))
    writer.write(count: ledger.players.indices.count)
    for index in ledger.players.indices { writer.write(ledger.players.id(at: index).raw) }
    writer.write(count: ledger.plan.count)
    for operation in ledger.plan { writer.write(LogWriter.record(operation, counter: 1)[...]) }
    writer.write(count: ledger.steps.indices.count)
    for index in ledger.steps.indices {
      writer.write(ledger.steps.id(at: index).raw)
      writer.write(count: ledger.steps.values[index].reached.count)
      for reached in ledger.steps.values[index].reached { reached.write(to: &writer) }
    }
    writer.write(count: ledger.sessions.indices.count)
  }

  private mutating func writeSessions() {
    let sessions = snapshot.ledger.sessions
    let end = min(written + Self.sessionsAtOnce, sessions.indices.count)
    for index in written..<end { sessions.values[index].write(sessions.id(at: index), to: &writer) }
    written = end
  }
}
