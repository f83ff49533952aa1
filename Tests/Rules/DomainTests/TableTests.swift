import Basics
import Domain
import Testing

@Suite struct TableTests {
  /// Thousands of ids in no order: what one by one would give, and every value that was there stays.
  @Test func roomForManyIsWhatOneByOneWouldMake() {
    let seed: UInt64 = 20_261_124
    var dice = SplitMix64(seed: seed)
    for round in 1...200 {
      var (one, many) = (Table<Step, Int>(), Table<Step, Int>())
      for _ in 0..<dice.below(20) {
        let id = StepID(UInt128(dice.below(60)))
        one[id, default: 0] += 1
        many[id, default: 0] += 1
      }
      let ids = (0..<dice.below(80)).map { _ in StepID(UInt128(dice.below(60))) }
      for id in ids { one[id, default: 0] += 0 }
      many.makeRoom(for: ids) { 0 }
      #expect(one == many, "seed \(seed), round \(round)")
    }
  }
}
