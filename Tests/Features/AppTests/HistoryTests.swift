import AppCore
import Basics
import Domain
import SyncEngine
import TestSupport
import Testing
import Time

@Suite struct HistoryTests {
  /// What is kept of it from change to change is what reading all of it anew would give.
  @Test(arguments: UInt64(1)...60)
  func whateverComesInWhateverOrderTheHistoryIsThatOfTheLog(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let operations = RandomFamily.operations(seed: seed, count: 60)
    var rest = dice.shuffled(operations)[...]
    let moment = Moment(
      now: Instant(milliseconds: 1_793_260_800_000),
      monotonic: Seconds(100),
      offset: .utc
    )
    var core = Core(dice: Dice(seed: (seed, 2, 3, 4)), moment: moment)
    while !rest.isEmpty {
      let some = rest.prefix(1 << dice.below(6))
      rest = rest.dropFirst(some.count)
      core.absorb(Array(some))
      var all = core.player.map { core.ledger.history(of: $0) } ?? []
      for place in all.indices { all[place].veil(at: moment.now) }
      #expect(core.history == all, "seed \(seed)")
    }
  }
}
