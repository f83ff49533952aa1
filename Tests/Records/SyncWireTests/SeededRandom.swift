import Basics
import TestSupport
import Testing

/// Holds the law, which says `try #require`, against one random source a seed; the first seed that
/// breaks it is named and ends the run.
func forEachSeed(_ seeds: ClosedRange<UInt64>, law: (inout SplitMix64) throws -> Void) {
  for seed in seeds {
    var random = SplitMix64(seed: seed)
    do {
      try law(&random)
    } catch {
      if !(error is ExpectationFailedError) { Issue.record(error) }
      Issue.record("Seed \(seed) breaks the law")
      return
    }
  }
}
