import Sync
import SyncWire
import TestTiers
import Testing

@testable import SyncSimulation

/// The table *What is noticed* of the protocol: each move of a hostile server is told by one honest device before two
/// have merged it.
@Suite struct HostileServerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let move: Mischief
    /// One of which a device that comes upon it says: that two histories are shown, where what it reads cites what it
    /// has not read; that the server has gone back, where what it has read is not there at its next request.
    let words: Set<SyncNotice>
    /// In how many of 40 families somebody comes upon it, at least: in some it cannot be done. (Of few families only that
    /// it is done at all.)
    let least: Int
    var testDescription: String { move.rawValue }
  }

  private static let rows = [
    Row(move: .fork, words: [.rollback], least: 25),
    Row(move: .silentRollback, words: [.rollback], least: 40),
    Row(move: .alter, words: [.refused], least: 40),
    Row(move: .omit, words: [.fork, .rollback], least: 35),
    Row(move: .reorder, words: [.fork, .rollback], least: 35),
    Row(move: .replay, words: [.rollback], least: 35),
    Row(move: .swapRoster, words: [.fork, .rollback], least: 8),
    Row(move: .transplant, words: [.fork], least: 25),
    Row(move: .collude, words: [.refused], least: 35),
    Row(move: .rewrite, words: [.refused], least: 35),
    Row(move: .crossNotes, words: [.fork], least: 25),
    Row(move: .withhold, words: [.withheld], least: 40),
  ]

  @Test func everyMoveHasARow() {
    #expect(Self.rows.map { $0.move } == Mischief.allCases)
  }

  @Test(arguments: rows) func itIsToldBeforeTwoHaveMergedIt(row: Row) {
    var done = 0
    let seeds = Tier.upTo(UInt64(4), nightly: 40)
    for seed in seeds {
      let trial = HostileTrial(seed: seed, row.move)
      #expect(trial.told.isEmpty, "seed \(seed) tells \(trial.told) in peace")
      for turn in 0..<4 {
        if turn < 3 { trial.act() } else { trial.relent() }
        for device in trial.world.members {
          trial.sync(device)
          let merged = trial.merged
          #expect(merged.count < 2 || !trial.told.isEmpty, "seed \(seed): \(merged)")
        }
      }
      guard trial.isDone else { continue }
      done += 1
      let told = trial.told
      #expect(!told.isDisjoint(with: row.words), "seed \(seed) tells \(told)")
    }
    #expect(
      done >= (Tier.isNightly ? row.least : 1),
      "\(row.move): in \(done) families of \(seeds.upperBound) somebody comes upon it"
    )
  }
}
