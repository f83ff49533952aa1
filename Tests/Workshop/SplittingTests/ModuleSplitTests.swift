import Basics
import Splitting
import Testing

@Suite struct ModuleSplitTests {
  /// 0 is called by JavaScript, 1 is a door.
  private static let sample = SampleModule(
    names: [
      "$e3App3runyyF", "$e3App5LaterO4openyyFZ", "$e6Family4pageyyF", "$e4Core4pageyyF",
      "$e4Core5ideleyyF", "$e6Family4tapyyFU_", "$e4Core3tapyyFU_", nil,
    ],
    calls: [[1, 3], [2, 3], [3], [], [], [7], [], []],
    handsOn: [[6], [], [5], [], [], [], [], []],
    exports: [0]
  )

  private func split(_ sample: SampleModule) throws -> ModuleSplit {
    try ModuleSplit(LinkedModule(sample.bytes), doors: "App.Later")
  }

  @Test func whatOnlyADoorLeadsToComesLater() throws {
    let split = try split(Self.sample)
    #expect(split.later.isSuperset(of: [1, 2, 5, 7]))
    #expect(split.first == [0, 3, 6])
  }

  @Test func closuresAreFollowedLikeCalls() throws {
    var sample = Self.sample
    sample.handsOn[0].append(2)
    #expect(try split(sample).first == [0, 2, 3, 5, 6, 7])
  }

  @Test func whatATableInMemoryPointsToIsReachedByWhoReadsTheTable() throws {
    var sample = Self.sample
    sample.table = [4, 5]
    sample.readers = [2]
    #expect(try split(sample).first == [0, 3, 6])
    sample.readers = [3]
    #expect(try split(sample).first == [0, 3, 4, 5, 6, 7])
  }

  @Test func everyFunctionIsInOnePart() throws {
    let split = try split(Self.sample)
    #expect(split.first.isDisjoint(with: split.later))
    #expect(split.first.union(split.later) == Set(0..<8))
  }

  @Test func namesAreShortAndEachStandsForOne() throws {
    let split = try split(Self.sample)
    let packed = try LinkedModule(split.packedModule)
    #expect(Set(packed.names.values).count == 8)
    #expect(packed.names.values.allSatisfy { $0.utf8.count == 1 })
    #expect(split.shortNames(of: [0, 2]) == [packed.names[0], packed.names[2]].compactMap { $0 })
    #expect(
      split.allNames.contains { $0.short == packed.names[2] && $0.full == "$e6Family4pageyyF" }
    )
  }

  @Test func aModuleWithoutDoorsIsRefused() {
    #expect(throws: ModuleFault.self) {
      try ModuleSplit(LinkedModule(Self.sample.bytes), doors: "App.Sooner")
    }
  }

  @Test func aModuleWithoutRelocationsIsRefused() throws {
    let packed = try split(Self.sample).packedModule
    #expect(throws: ModuleFault.self) { try ModuleSplit(LinkedModule(packed), doors: "a") }
  }

  @Test func damagedModulesAreRefusedOrRead() {
    let bytes = Self.sample.bytes
    for length in 0..<bytes.count { _ = try? split(Array(bytes.prefix(length))) }
    var dice = SplitMix64(seed: 5)
    for _ in 0..<5_000 {
      var damaged = bytes
      damaged[Int(dice.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: dice.next())
      _ = try? split(damaged)
    }
  }

  private func split(_ bytes: [UInt8]) throws -> ModuleSplit {
    try ModuleSplit(LinkedModule(bytes), doors: "App.Later")
  }
}
