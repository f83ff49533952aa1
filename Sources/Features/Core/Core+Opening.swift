import Domain
import SyncEngine

extension Core {
  package var snapshot: Snapshot {
    Snapshot(ledger: ledger, latest: clock.latest, damaged: damagedRecords)
  }

  /// Takes over what storage held when a device opened it.
  package mutating func open(_ device: UInt128, _ snapshot: Snapshot, _ contents: LogContents) {
    clock = HybridClock(device: device)
    clock.absorb(packed: snapshot.latest)
    begin(with: snapshot.ledger)
    damagedRecords = snapshot.damaged + contents.damaged
    absorb(contents.operations)
  }
}
