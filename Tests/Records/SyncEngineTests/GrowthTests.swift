import Basics
import Domain
import SyncEngine
import TestSupport
import Testing

/// Whatever arrives, in whatever order, late or twice: XP, level and difficulty never go down from one
/// view of a growing log to the next.
@Suite struct GrowthTests {
  @Test(arguments: 0..<20) func nothingThatArrivesTakesAnythingAway(part: UInt64) {
    for seed in part * 500 + 1...(part + 1) * 500 {
      guard let fall = Self.firstFall(seed: seed) else { continue }
      Issue.record("seed \(seed): \(fall)")
      return
    }
  }

  /// What went down first, if anything did.
  private static func firstFall(seed: UInt64) -> String? {
    var dice = SplitMix64(seed: seed ^ 0x67_726f_77)
    var waiting = RandomFamily.operations(seed: seed, count: 40)
    waiting += waiting.filter { _ in dice.chance(oneIn: 4) }
    waiting = dice.shuffled(waiting)
    var ledger = Ledger()
    var before = View(ledger)
    while !waiting.isEmpty {
      let arriving = Array(waiting.prefix(1 + dice.below(8)))
      waiting.removeFirst(arriving.count)
      ledger.apply(arriving)
      let view = View(ledger)
      if let fall = view.fall(since: before) { return fall }
      before = view
    }
    return nil
  }

  private struct View {
    let experience: XP
    let level: Level
    let difficulties: [DifficultyLevel]

    init(_ ledger: Ledger) {
      let history = ledger.history(of: PlayerID(1))
      experience = ledger.experience(of: PlayerID(1), in: history)
      level = Level(experience)
      difficulties = (1...4).map { ledger.reached(by: PlayerID(1), at: StepID(UInt128($0))) }
    }

    func fall(since earlier: View) -> String? {
      if experience < earlier.experience {
        return "\(earlier.experience.points) XP became \(experience.points)"
      }
      if level < earlier.level { return "level \(earlier.level.number) became \(level.number)" }
      for (new, old) in zip(difficulties, earlier.difficulties) where new < old {
        return "\(old) became \(new)"
      }
      return nil
    }
  }
}
