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
    own: [UInt128] = []
  ) throws -> [UInt8] {
    parents.wish(.invite(isParents: isParents, player: player, own: own))
    guard case .showing(let code, _) = parents.status.pairing else {
      Issue.record("\(parents.status.pairing)")
      return []
    }
    return code
  }

  private func waitForEachOther() {
    for _ in 0..<3 {
      parents.wait()
      other.wait()
    }
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
    parents.tell(.made(parents.log.map { $0.record }))
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

  @Test func damagedMessagesLeadToNothing() {
    for byte in UInt8(0)...255 { #expect(HostMessage([byte, 0xFF, 1, 2, 3]) == nil || byte == 2) }
    parents.tell(.keys(.pairing, [[1, 2, 3]]))
    parents.tell(.answered(.pairing, Answered(status: 200, body: [])))
    parents.tell(.wake(.family))
    #expect(parents.status == SyncStatus())
  }
}
