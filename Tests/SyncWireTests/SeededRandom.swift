import Testing

/// Steele, Lea and Flood's SplitMix64: small, and the same numbers on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True in one of `count` cases.
  mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &self)]
  }
}

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
