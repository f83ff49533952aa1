import Domain
import SyncEngine

extension Core {
  package var snapshot: Snapshot {
    Snapshot(ledger: ledger, latest: clock.latest, damaged: damagedRecords)
  }

  /// What storage held when it was opened by a device.
  package mutating func open(_ device: UInt128, _ snapshot: Snapshot, _ contents: LogContents) {
    clock = HybridClock(device: device)
    clock.absorb(packed: snapshot.latest)
    begin(with: snapshot.ledger)
    damagedRecords = snapshot.damaged + contents.damaged
    absorb(contents.operations)
  }
}
