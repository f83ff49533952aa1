import SyncWire
import Testing

/// What of a quest is sent when: its end, not each tap.
@Suite struct QuestTests {
  private static let player: UInt128 = 9

  private let network = TestNetwork()
  private let device: TestDevice

  init() throws {
    device = TestDevice(network)
    device.wish(.invite(isParents: false, player: Self.player, own: [Self.player]))
    device.wish(.cancelPairing)
    try #require(device.status.standing == .member)
  }

  private func make(_ kind: QuestKind, _ id: UInt128) {
    network.now += 60_000
    device.make(operation(id, of: Self.player, kind: kind.rawValue))
  }

  /// All that a quest can consist of before its end, and most of it several times.
  private static let kinds =
    [.sessionStarted]
    + [[QuestKind]](
      repeating: QuestKind.allCases.filter { $0 != .sessionStarted && $0.course != .ends },
      count: 6
    ).flatMap { $0 }

  /// How a phone is used: what happens to the page after each tap.
  enum Habit: CaseIterable {
    case looksOn
    case goesDark
    case isKilled
    case losesTheNetwork
  }

  private func happen(_ habit: Habit) {
    switch habit {
    case .looksOn: device.look()
    // Hidden, and shown again.
    case .goesDark: for _ in 0..<2 { device.tell(.wake(.family)) }
    case .isKilled: device.restart()
    case .losesTheNetwork:
      network.isThere = false
      device.look()
      network.isThere = true
      device.wait()
    }
  }

  @Test(arguments: Habit.allCases) func aQuestIsAtMostTwoPacks(habit: Habit) {
    let before = network.packs
    for (number, kind) in Self.kinds.enumerated() {
      make(kind, UInt128(100 + number))
      happen(habit)
      #expect(network.packs == before, "\(kind)")
    }
    make(.sessionClosed, 200)
    happen(habit)
    #expect(network.packs == before + 1)
    // She remembers better how long something took.
    make(.durationCorrected, 201)
    happen(habit)
    for _ in 0..<3 { device.tell(.wake(.family)) }
    #expect(network.packs == before + 2)
    #expect(device.status.progress == .inStep)
  }

  @Test func anotherQuestIsAnotherPack() {
    let before = network.packs
    for quest in 1...3 {
      make(.sessionStarted, UInt128(100 * quest))
      happen(.goesDark)
      make(.sessionClosed, UInt128(100 * quest + 1))
      happen(.goesDark)
      #expect(network.packs == before + quest)
    }
  }

  @Test(arguments: [false, true]) func aQuestThatNobodyGoesOnWithIsSentAfterAnHour(isKilled: Bool) {
    let before = network.packs
    make(.sessionStarted, 100)
    network.now += 3_599_000
    device.tell(.wake(.family))
    #expect(network.packs == before)
    network.now += 1_000
    isKilled ? device.restart() : device.tell(.wake(.family))
    #expect(network.packs == before + 1)
    #expect(device.status.progress == .inStep)
  }

  /// The clock was ahead, and has been put right since.
  @Test func aQuestInTheFutureKeepsNothingBack() {
    let before = network.packs
    make(.sessionStarted, 100)
    network.now -= 86_400_000
    device.tell(.wake(.family))
    #expect(network.packs == before + 1)
  }

  @Test func whatAParentDoesGoesAtOnce() {
    let before = network.packs
    make(.sessionStarted, 100)
    device.make(operation(101))
    #expect(network.packs == before + 1)
    device.make(operation(102, of: Self.player, kind: "setting.set"))
    #expect(network.packs == before + 2)
  }
}
