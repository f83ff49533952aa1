import Basics
import Domain
import SyncEngine
import SyncWire

/// Sets of operations fold to the same state however they are shuffled, duplicated and split, and
/// whether they come from memory or from storage.
package func checkFolds(_ findings: inout Findings, seeds: ClosedRange<UInt64>) {
  for seed in seeds { checkFold(&findings, seed: seed) }
}

private func checkFold(_ findings: inout Findings, seed: UInt64) {
  var dice = SplitMix64(seed: ~seed)
  let operations = RandomFamily.operations(seed: seed, count: 40)
  let ledger = Ledger(operations)
  findings.note(ledger)

  let shuffled = Ledger(dice.shuffled(operations))
  findings.expect(shuffled, is: ledger, "fold of seed \(seed), shuffled")

  let duplicated = operations + operations.filter { _ in dice.chance(oneIn: 3) }
  let stored = LogReader.read(bytes(of: dice.shuffled(duplicated)))
  findings.expect(stored.damaged, is: 0, "records of seed \(seed)")
  let split = dice.below(stored.operations.count)
  var inParts = Ledger(Array(stored.operations[split...]))
  for operation in stored.operations[..<split] { inParts.apply([operation]) }
  findings.expect(inParts, is: ledger, "fold of seed \(seed), duplicated, stored and split")
}

/// Operations as storage hands them over.
package func bytes(of operations: [Operation]) -> [UInt8] {
  var bytes: [UInt8] = []
  for (index, operation) in operations.enumerated() {
    let record = LogWriter.record(operation, counter: Int64(index) + 1)
    for shift in [0, 8, 16, 24] {
      bytes.append(UInt8(truncatingIfNeeded: record.count >> shift))
    }
    bytes += record
  }
  return bytes
}
