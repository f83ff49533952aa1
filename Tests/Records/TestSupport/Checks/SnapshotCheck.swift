import Basics
import Domain
import SyncEngine
import SyncWire

/// A start from a snapshot knows what a start from the log knows, wherever the log is cut, also from a
/// snapshot of a snapshot, and whatever is read a second time.
package func checkSnapshots(
  _ findings: inout Findings,
  seeds: ClosedRange<UInt64>,
  operations count: Int = 40
) {
  for seed in seeds { checkSnapshot(&findings, seed: seed, operations: count) }
}

private func checkSnapshot(_ findings: inout Findings, seed: UInt64, operations count: Int) {
  var dice = SplitMix64(seed: ~seed)
  let operations = dice.shuffled(RandomFamily.operations(seed: seed, count: count))
  let whole = snapshot(after: operations[...])
  let first = dice.below(operations.count + 1)
  let second = first + dice.below(operations.count + 1 - first)
  guard let early = restored(snapshot(after: operations[..<first])),
    let late = restored(snapshot(after: operations[first..<second], of: early)),
    let copy = restored(whole)
  else {
    findings.expect(false, is: true, "snapshots of seed \(seed), read")
    return
  }
  let again = operations.filter { _ in dice.chance(oneIn: 5) }
  let rest = snapshot(after: operations[second...] + again, of: late)
  let subject = "snapshot of seed \(seed), cut at \(first) and \(second)"
  let wanted = answers(of: whole.ledger)
  findings.expect(answers(of: rest.ledger), is: wanted, subject)
  // With every session still packed.
  findings.expect(answers(of: copy.ledger), is: wanted, subject + ", read back")
  // One way to write a state: the same bytes are the same state, to the last event.
  findings.expect(bytes(of: rest) == bytes(of: whole), is: true, subject + ", as bytes")
  findings.expect(rest.latest, is: whole.latest, subject + ", its clock")
}

/// What a log comes to, like a start adds it up.
package func snapshot(
  after operations: ArraySlice<Operation>,
  of before: Snapshot = Snapshot()
) -> Snapshot {
  var ledger = before.ledger
  ledger.apply(Array(operations))
  var clock = HybridClock(device: 1)
  clock.absorb(packed: before.latest)
  for operation in operations { clock.absorb(operation.clock) }
  return Snapshot(ledger: ledger, latest: clock.latest, damaged: before.damaged)
}

package func bytes(of snapshot: Snapshot) -> [UInt8] {
  var writer = SnapshotWriter(snapshot)
  while true {
    if let bytes = writer.advance() { return bytes }
  }
}

private func restored(_ snapshot: Snapshot) -> Snapshot? {
  SnapshotReader.read(bytes(of: snapshot))
}

/// A digest of everything that can be asked.
private func answers(of ledger: Ledger) -> UInt64 {
  var findings = Findings()
  findings.note(ledger)
  return findings.digest
}
