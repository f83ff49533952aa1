import Basics
import Sync
import SyncWire
import Testing

@testable import SyncHost

/// How two devices of a family come together, from a code that is typed to what each may read.
@Suite struct PairingTests {
  private static let player: UInt128 = 9
  private let network = TestNetwork()
  private let parents: TestDevice
  private let other: TestDevice

  init() {
    parents = TestDevice(network)
    other = TestDevice(network)
  }

  // MARK: - What people do

  private func invite(
    isParents: Bool = false,
    player: UInt128? = nil,
    own: [UInt128] = [],
    on inviter: TestDevice? = nil
  ) throws -> [UInt8] {
    let inviter = inviter ?? parents
    inviter.wish(.invite(isParents: isParents, player: player, own: own))
    return try #require(inviter.shownCode, "\(inviter.status.pairing)")
  }

  private func waitForEachOther() { wait(parents, other) }

  private func wait(_ devices: TestDevice...) {
    for _ in 0..<3 { for device in devices { device.wait() } }
  }

  /// Up to the symbols.
  private func meet(_ inviter: TestDevice, _ joiner: TestDevice, player: UInt128) throws {
    joiner.wish(.join(code: try invite(player: player, on: inviter)))
    wait(inviter, joiner)
  }

  /// That they are the same.
  private func say(_ inviter: TestDevice, _ joiner: TestDevice) {
    inviter.wish(.compared(areSame: true))
    wait(inviter, joiner)
  }

  private func pair(player: UInt128? = nil, own: [UInt128] = []) throws {
    let code = try invite(isParents: player == nil, player: player, own: own)
    other.wish(.join(code: code))
    waitForEachOther()
    parents.wish(.compared(areSame: true))
    waitForEachOther()
  }

  private func symbols(_ device: TestDevice) -> [Int]? {
    guard case .comparing(let symbols, _) = device.status.pairing else { return nil }
    return symbols
  }

  // MARK: - Coming together

  @Test func aDeviceThatIsAloneFoundsAFamilyAndShowsACode() throws {
    #expect(try invite(isParents: true).count == PairingCode.length)
    #expect(parents.status.standing == .member)
    #expect(parents.status.devices.map { $0.isParents } == [true])
  }

  @Test func bothSidesSeeTheSameSymbols() throws {
    let code = try invite(isParents: true)
    other.wish(.join(code: code))
    waitForEachOther()
    let seen = try #require(symbols(parents))
    #expect(seen.count == 4)
    #expect(symbols(other) == seen)
  }

  @Test func whatWasMadeBeforeAndAfterIsOnBoth() throws {
    parents.make(operation(1))
    try pair()
    #expect(parents.status.pairing == .done(try #require(other.status.device)))
    #expect(other.status.devices.count == 2)
    // Nobody had looked at what lay in this log before there was a family.
    parents.lookAtLog()
    parents.make(operation(2))
    other.make(operation(3))
    waitForEachOther()
    #expect(ids(parents) == [1, 2, 3])
    #expect(ids(other) == [1, 2, 3])
    #expect(parents.status.progress == .inStep)
  }

  @Test func aParentsDeviceReadsNoPlay() throws {
    try pair(player: Self.player)
    other.make(operation(4, of: Self.player))
    other.make(operation(5))
    waitForEachOther()
    #expect(ids(parents) == [5])
    #expect(Set(other.status.devices.map { $0.players }) == [[], [Self.player]])
  }

  @Test func aDeviceOnWhichAPlayerHasPlayedGivesHerPlayToHerDevice() throws {
    try pair(player: Self.player, own: [Self.player])
    parents.make(operation(6, of: Self.player))
    waitForEachOther()
    #expect(ids(other) == [6])
    #expect(other.status.devices.map { $0.players } == [[Self.player], [Self.player]])
  }

  // MARK: - What goes another way

  @Test func aDeviceWhoseSymbolsDifferDoesNotComeIn() throws {
    other.wish(.join(code: try invite(isParents: true)))
    waitForEachOther()
    parents.wish(.compared(areSame: false))
    waitForEachOther()
    #expect(parents.status.pairing == .over(.differed))
    #expect(parents.status.devices.count == 1)
    #expect(other.status.standing == .alone)
    // It shows pictures no longer that nobody compares.
    #expect(other.status.pairing == .over(.differed))
  }

  @Test func whereNobodyAnswersTheInviterEndsAtOnce() throws {
    other.wish(.join(code: try invite(isParents: true)))
    waitForEachOther()
    network.isThere = false
    parents.wish(.compared(areSame: false))
    #expect(parents.status.pairing == .over(.differed))
    #expect(parents.status.devices.count == 1)
  }

  @Test func aDeviceBringsInNobodyWhomItsRoleDoesNotAllow() throws {
    try pair(player: Self.player)
    other.wish(.invite(isParents: true, player: nil, own: []))
    #expect(other.status.pairing == .over(.notItsRole))
    // Her stream was begun on her device, which alone can hand it on.
    parents.wish(.closePairing)
    parents.wish(.invite(isParents: false, player: Self.player, own: []))
    #expect(parents.status.pairing == .over(.notItsRole))
    _ = try invite(player: Self.player, on: other)
  }

  @Test func aPlayersStreamThatNobodyReadsAnyMoreIsBegunByWhoeverComesNext() throws {
    try pair(player: Self.player)
    parents.wish(.closePairing)
    parents.wish(.remove(try #require(other.status.device)))
    waitForEachOther()
    let next = TestDevice(network)
    try meet(parents, next, player: Self.player)
    say(parents, next)
    next.make(operation(9, of: Self.player))
    wait(parents, next)
    #expect(next.status.progress == .inStep)
    let device = next.status.device
    #expect(next.status.devices.first { $0.id == device }?.players == [Self.player])
  }

  /// Of two that are invited one after the other under a role that nobody has yet, the first begins it.
  @Test func whoWouldNotReadWhatItsRoleSaysDoesNotComeIn() throws {
    try pair()
    parents.wish(.closePairing)
    let (first, second) = (TestDevice(network), TestDevice(network))
    try meet(parents, second, player: Self.player)
    try meet(other, first, player: Self.player)
    say(other, first)
    wait(parents, first)
    say(parents, second)
    #expect(parents.status.pairing == .over(.notItsRole))
    #expect(parents.status.devices.count == 3)
  }

  @Test func aCodeThatNobodyShowsLeadsNowhere() {
    other.wish(.join(code: [UInt8](repeating: 7, count: PairingCode.length)))
    #expect(other.status.pairing == .over(.unknownCode))
    #expect(other.rows.isEmpty)
  }

  @Test func aCodeEndsAfterTenMinutes() throws {
    let code = try invite(isParents: true)
    network.now += 600_001
    parents.wait()
    other.wish(.join(code: code))
    #expect(parents.status.pairing == .over(.expired))
    #expect(other.status.pairing == .over(.expired))
  }

  @Test func whereNobodyAnswersNothingStays() {
    network.isThere = false
    parents.wish(.invite(isParents: true, player: nil, own: []))
    #expect(parents.status.pairing == .waiting)
    for _ in 0..<2 { parents.wait() }
    #expect(parents.status.pairing == .over(.offline))
    #expect(parents.status.standing == .alone)
    #expect(parents.rows.isEmpty)
  }

  @Test func aPairingThatWasCancelledCanBeBegunAnew() throws {
    _ = try invite(isParents: true)
    parents.wish(.cancelPairing)
    #expect(parents.status.pairing == .over(.cancelled))
    parents.wish(.closePairing)
    #expect(parents.status.pairing == PairingStatus.none)
    try pair()
    #expect(parents.status.devices.count == 2)
  }

  @Test func whoIsNotLetInAfterAllDoesNotComeInLater() throws {
    other.wish(.join(code: try invite(isParents: true)))
    waitForEachOther()
    network.isThere = false
    parents.wish(.compared(areSame: true))
    parents.wish(.cancelPairing)
    network.isThere = true
    waitForEachOther()
    #expect(parents.status.pairing == .over(.cancelled))
    #expect(parents.status.devices.count == 1)
  }

  @Test func whoBelongsToAFamilyComesToNoOther() throws {
    let code = try invite(isParents: true)
    parents.wish(.cancelPairing)
    parents.wish(.join(code: code))
    #expect(parents.status.pairing == .over(.refused))
  }

  // MARK: - Afterwards

  @Test func aDeviceGoesOnFromWhatLiesInItsStorage() throws {
    try pair()
    for device in [parents, other] { device.restart() }
    parents.make(operation(7))
    waitForEachOther()
    #expect(ids(other) == [7])
    #expect(other.status.devices.count == 2)
  }

  @Test func aPackIsKeptNoLongerThanItWaitsForItsSecret() throws {
    let code = try invite(isParents: true)
    // Sealed before the other device is in.
    parents.make(operation(1))
    other.wish(.join(code: code))
    waitForEachOther()
    parents.wish(.compared(areSame: true))
    waitForEachOther()
    #expect(ids(other) == [1])
    #expect(!other.rows.keys.contains { $0.hasPrefix(StoredName.pack(0).dropLast(16)) })
  }

  @Test func aDeviceThatWasTakenOutReadsNothingMore() throws {
    try pair()
    parents.wish(.remove(try #require(other.status.device)))
    waitForEachOther()
    parents.make(operation(8))
    waitForEachOther()
    #expect(ids(other).isEmpty)
    #expect(other.status.standing == .removed)
    #expect(parents.status.devices.first { $0.isRemoved }?.id == other.status.device)
  }

  @Test func aDeviceIsLeavingUntilTheFamilyKnowsItAlsoAfterARestart() throws {
    try pair()
    let gone = try #require(other.status.device)
    network.isThere = false
    parents.wish(.remove(gone))
    for _ in 0..<2 {
      #expect(parents.status.devices.first { $0.id == gone }?.isLeaving == true)
      #expect(SyncStatus(bytes: parents.status.bytes) == parents.status)
      parents.restart()
    }
    network.isThere = true
    waitForEachOther()
    let known = try #require(parents.status.devices.first { $0.id == gone })
    #expect(known.isRemoved && !known.isLeaving)
  }

  @Test func damagedMessagesLeadToNothing() {
    for byte in UInt8(0)...255 { #expect(HostMessage([byte, 0xFF, 1, 2, 3]) == nil || byte == 2) }
    parents.tell(.keys(.pairing, [[1, 2, 3]]))
    parents.tell(.answered(.pairing, Answered(status: 200, body: [])))
    parents.tell(.wake(.family))
    #expect(parents.status == SyncStatus())
  }
}
