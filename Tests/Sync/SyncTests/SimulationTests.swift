import SyncWire
import Testing

@testable import SyncSimulation

/// A few of the seeds that `Scripts/simulate-sync` runs by the thousand.
@Suite struct SimulationTests {
  @Test(arguments: [1...30, 31...60] as [ClosedRange<UInt64>])
  func invariantsHoldWhateverNetworkAndServerDo(seeds: ClosedRange<UInt64>) {
    for seed in seeds { run(seed, mischief: nil) }
  }

  @Test(arguments: Mischief.allCases)
  func whateverAHostileServerDoesOneHonestDeviceSaysSo(mischief: Mischief) {
    for seed in UInt64(1)...8 { run(seed, mischief: mischief) }
  }

  @Test func invariantsHoldWhereRoomIsShortAndDevicesGetLost() {
    for seed in UInt64(1)...40 { run(seed, mischief: nil, hasHardship: true) }
  }

  @Test(arguments: [1...20, 21...40] as [ClosedRange<UInt64>])
  func invariantsHoldWhereKeysRowsAndAnswersFail(seeds: ClosedRange<UInt64>) {
    for seed in seeds { run(seed, mischief: nil, hasFaults: true) }
  }

  private func run(
    _ seed: UInt64,
    mischief: Mischief?,
    hasHardship: Bool = false,
    hasFaults: Bool = false
  ) {
    let world = SyncWorld(
      seed: seed,
      mischief: mischief,
      hasHardship: hasHardship,
      hasFaults: hasFaults
    )
    let share = hasHardship ? "hard" : hasFaults ? "faulty" : "honest"
    do throws(BrokenInvariant) {
      try world.run()
    } catch {
      Issue.record(
        "\(error), \(mischief?.rawValue ?? share): workshop simulate-sync --seed \(seed) --trace"
      )
    }
  }

  @Test func aSeedIsTheSameEachTime() throws {
    var runs: [[String]] = [[], []]
    for index in runs.indices {
      try SyncWorld(seed: 5) { runs[index].append($0) }.run()
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].count > 100)
  }

  /// The same with the keys that a family would have; no run is like another then.
  @Test func invariantsHoldWithRealKeys() throws {
    for seed in UInt64(1)...3 { try SyncWorld(seed: seed, hasRealKeys: true).run() }
  }

  @Test(arguments: UInt64(1)...5)
  func theServerHoldsNoPlaintext(seed: UInt64) throws {
    let world = SyncWorld(seed: seed, hasRealKeys: true)
    try world.run()
    #expect(world.plaintexts.count > 250)
    #expect(world.plaintextsOnServer == [])
  }

  /// What it has to know it has, so the search finds what is there.
  @Test func theSearchFindsWhatLiesThere() {
    let name = Array("Zähne putzen".utf8)
    let search = PlaintextSearch([name, Array("timer".utf8), Array("185000".utf8)])
    for before in 0..<3 {
      let bytes = [UInt8](repeating: 0x41, count: before) + name + [0x42, 0x43]
      #expect(search.found(in: Base64.text(of: bytes)) == [name])
      #expect(search.found(in: Array(hexadecimal(bytes).utf8)) == [name])
      #expect(search.found(in: bytes) == [name])
    }
    #expect(search.found(in: Array("\"timer\":185000,".utf8)).count == 2)
    #expect(search.found(in: Array("7timer1850001".utf8)).isEmpty)
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
