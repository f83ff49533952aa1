import Domain
import SyncEngine

extension Core {
  var snapshot: Snapshot {
    Snapshot(ledger: ledger, latest: clock.latest, damaged: damagedRecords)
  }

  mutating func absorb(_ snapshot: Snapshot) {
    ledger = snapshot.ledger
    clock.absorb(packed: snapshot.latest)
    damagedRecords = snapshot.damaged
  }

  mutating func absorb(_ contents: LogContents) {
    absorb(contents.operations)
    damagedRecords += contents.damaged
  }

  /// Those that a screen can show.
  mutating func unpackRecentSessions() {
    ledger.unpack(recentSessions.map { $0.id })
  }
}
