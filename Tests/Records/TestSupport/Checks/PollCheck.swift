import Domain

/// However steps, pages, answers and clocks come, no rule of asking is broken, and none rests for ever.
package func checkPolls(_ findings: inout Findings, seeds: ClosedRange<UInt64>) {
  for seed in seeds {
    var polling = RandomPolling(seed: seed)
    polling.play(turns: 400)
    let faults = polling.journal.faults.map { $0.rawValue }.joined(separator: " ")
    findings.expect(faults, is: "", "polls of seed \(seed): \(faults)")
    findings.expect(polling.disagreements, is: 0, "next and ask of seed \(seed)")
    findings.note(polling.asked)
    findings.note(polling.policy.record.calls)
    findings.note(polling.policy.record.doublings)
    findings.expect(polling.comesBack(), is: true, "polls of seed \(seed) rest for ever")
  }
}
