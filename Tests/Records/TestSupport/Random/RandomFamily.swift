import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// A family of three devices whose clocks disagree by up to a year, doing things at random and
/// hearing of each other now and then.
///
/// Names come from small pools, so that devices meet on the same things.
package struct RandomFamily {
  var dice: SplitMix64
  private var clocks: [HybridClock]
  private let skews: [Int64]
  private var now: Int64 = 1_790_000_000_000
  private var operations: [Operation] = []
  private var nextID: UInt128 = 1

  package static func operations(seed: UInt64, count: Int) -> [Operation] {
    var family = RandomFamily(seed: seed)
    while family.operations.count < count { family.act() }
    return family.operations
  }

  private init(seed: UInt64) {
    dice = SplitMix64(seed: seed)
    clocks = (1...3).map { HybridClock(device: UInt128($0)) }
    let year: Int64 = 31_536_000_000
    skews = [0, Int64(dice.below(1000)) * year / 1000, -Int64(dice.below(1000)) * year / 1000]
  }

  private mutating func act() {
    now += Int64(dice.below(600_000))
    let device = dice.below(clocks.count)
    if let heard = operations.last, dice.chance(oneIn: 3) { clocks[device].absorb(heard.clock) }
    let wall = now + skews[device]
    let body = randomBody(at: Instant(milliseconds: wall))
    operations.append(
      Operation(
        id: OperationID(freshID()),
        clock: clocks[device].tick(milliseconds: wall),
        recordedAt: Instant(milliseconds: wall),
        offset: UTCOffset(minutes: dice.pick([0, 60, 120])),
        player: body.isPlay ? PlayerID(1) : nil,
        body: body
      )
    )
  }

  mutating func freshID() -> UInt128 {
    nextID += 1
    return nextID
  }
}
