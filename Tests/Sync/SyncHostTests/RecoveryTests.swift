import Basics
import Sync
import SyncWire
import Testing

@testable import SyncHost

/// The way back by codes that stand on paper, when devices are gone.
@Suite struct RecoveryTests {
  private static let player: UInt128 = 9
  private static let hers = RosterMember.playerCode(of: StreamID(9))
  private let network = TestNetwork()
  private let parents: TestDevice
  private let other: TestDevice
  private let new: TestDevice

  init() {
    parents = TestDevice(network)
    other = TestDevice(network)
    new = TestDevice(network)
  }

  // MARK: - What people do

  private func work(_ devices: [TestDevice]) {
    for _ in 0..<4 { for device in devices { device.wait() } }
  }

  /// By a code, as a parent's or as the player's.
  private func bringIn(
    _ joiner: TestDevice,
    isParents: Bool,
    by inviter: TestDevice,
    own: [UInt128] = []
  ) throws {
    try inviter.bringIn(joiner, player: isParents ? nil : Self.player, own: own) {
      work([inviter, joiner])
    }
  }

  /// A family of two, with something for all, and something played on each of the player's devices.
  private func live(own: [UInt128] = [Self.player]) throws {
    try bringIn(other, isParents: false, by: parents, own: own)
    parents.make(operation(1))
    other.make(operation(2, of: Self.player))
    if !own.isEmpty { parents.make(operation(3, of: Self.player)) }
    work([parents, other])
    #expect(ids(other).contains(1))
  }

  private func comeBack() throws {
    new.wish(.recover(code: try #require(parents.paper(.familyCode))))
    work([new])
  }

  private func removeWhoIsGone(by device: TestDevice) {
    for gone in device.status.devices where gone.id != device.status.device && !gone.isRemoved {
      device.wish(.remove(gone.id))
      work([device])
    }
  }

  // MARK: - The family's code

  @Test func allDevicesAreGoneAndTheFamilysCodeBringsThePlanBack() throws {
    try live()
    try comeBack()
    #expect(new.status.pairing == .done(try #require(new.status.device)))
    #expect(ids(new) == [1])
    let own = new.status.devices.first { $0.id == new.status.device }
    #expect(own?.isParents == true && own?.players == [])
    #expect(new.status.devices.count == 3)
    #expect(new.status.notices.isEmpty)
  }

  @Test func whatIsMadeAfterwardsComesToDevicesThatWereNotGone() throws {
    try live()
    try comeBack()
    new.make(operation(4))
    work([new, parents, other])
    #expect(ids(parents).contains(4) && ids(other).contains(4))
    #expect(parents.status.devices.count == 3 && parents.status.notices.isEmpty)
  }

  @Test func theDeviceThatCameBackBringsInOthersAndRemovesThoseThatAreGone() throws {
    try live()
    try comeBack()
    new.wish(.closePairing)
    removeWhoIsGone(by: new)
    #expect(new.status.devices.count { !$0.isRemoved } == 1)
    let last = TestDevice(network)
    try bringIn(last, isParents: true, by: new)
    #expect(ids(last) == [1])
  }

  /// It is kept as where it was made.
  @Test func theCodeBringsBackAsOftenAsDevicesAreGone() throws {
    try live()
    try comeBack()
    #expect(new.paper(.familyCode) == parents.paper(.familyCode))
    let last = TestDevice(network)
    last.wish(.recover(code: try #require(new.paper(.familyCode))))
    work([last])
    #expect(ids(last) == [1])
  }

  @Test func aDeviceGoesOnFromStorageAfterItCameBack() throws {
    try live()
    try comeBack()
    new.restart()
    work([new])
    new.make(operation(5))
    work([new, parents])
    #expect(ids(parents).contains(5))
  }

  // MARK: - A player's code

  @Test func herCodeOpensHerPlay() throws {
    try live()
    try comeBack()
    new.wish(.closePairing)
    removeWhoIsGone(by: new)
    new.wish(.recover(code: try #require(parents.paper(Self.hers))))
    work([new])
    #expect(new.status.pairing == .done(try #require(new.status.device)))
    #expect(ids(new) == [1, 2, 3])
    #expect(new.status.devices.first { $0.id == new.status.device }?.players == [Self.player])
    // Who has gone knew the code that was typed.
    #expect(new.status.notices == [.familyCodeVoid])
  }

  /// On a device that came in under her role when nobody read her play any more: it has begun anew, and the code opens
  /// what was before.
  @Test func herCodeOpensWhatWasPlayedBeforeHerDeviceWasNew() throws {
    try live(own: [])
    try comeBack()
    new.wish(.closePairing)
    removeWhoIsGone(by: new)
    let hers = TestDevice(network)
    try bringIn(hers, isParents: false, by: new)
    hers.make(operation(6, of: Self.player))
    work([new, hers])
    #expect(ids(hers) == [1, 6])
    hers.wish(.closePairing)
    hers.wish(.recover(code: try #require(other.paper(Self.hers))))
    work([hers, new])
    #expect(ids(hers) == [1, 2, 6])
    #expect(ids(new) == [1])
    hers.restart()
    hers.make(operation(7, of: Self.player))
    work([hers])
    #expect(!hers.status.notices.contains(.gap) && hers.status.progress == .inStep)
  }

  @Test func herCodeIsForLaterWhileAnotherDeviceReadsHerPlay() throws {
    try live()
    try comeBack()
    new.wish(.closePairing)
    new.wish(.recover(code: try #require(parents.paper(Self.hers))))
    #expect(new.status.pairing == .over(.isRead))
    #expect(ids(new) == [1])
  }

  @Test func herCodeDoesNotBringInADeviceThatIsAlone() throws {
    try live()
    new.wish(.recover(code: try #require(parents.paper(Self.hers))))
    #expect(new.status.pairing == .over(.familyFirst))
    #expect(new.status.standing == .alone && new.rows.isEmpty)
  }

  // MARK: - What brings nothing

  @Test func aCodeOfNobodyBringsNothing() throws {
    try live()
    new.wish(.recover(code: [UInt8](repeating: 5, count: 16)))
    #expect(new.status.pairing == .over(.unknownSheet))
    #expect(new.status.standing == .alone && new.rows.isEmpty)
    new.wish(.closePairing)
    try comeBack()
    #expect(ids(new) == [1])
  }

  @Test func whereNobodyAnswersTheCodeCanBeTypedAgain() throws {
    try live()
    network.isThere = false
    try comeBack()
    #expect(new.status.pairing == .over(.offline))
    network.isThere = true
    new.wish(.closePairing)
    try comeBack()
    #expect(ids(new) == [1])
  }

  @Test func ofAFamilyThatWasErasedNothingComesBack() throws {
    try live()
    network.eraseFamily(by: parents)
    try comeBack()
    #expect(new.status.pairing == .over(.erased))
    #expect(new.status.standing == .alone && new.rows.isEmpty)
  }

  @Test func whatADeviceHasIsNotBroughtBack() throws {
    try live()
    for code in [RosterMember.familyCode, Self.hers] {
      parents.wish(.closePairing)
      parents.wish(.recover(code: try #require(parents.paper(code))))
      #expect(parents.status.pairing == .over(.isHere))
    }
  }

  // MARK: - What of it is told and kept

  @Test func whatWasReadStaysReadAfterAStart() throws {
    try live()
    network.eraseFamily(by: parents)
    work([parents])
    #expect(parents.status.notices == [.erased] && parents.status.seen == [])
    parents.wish(.noteSeen(.erased))
    #expect(parents.status.seen == [.erased])
    parents.restart()
    #expect(parents.status.notices == [.erased] && parents.status.seen == [.erased])
  }

  @Test func theCodeIsInNoRowAndInNothingThatIsShown() throws {
    try live()
    try comeBack()
    let codes = [parents.paper(.familyCode), parents.paper(Self.hers)].compactMap { $0 }
    #expect(codes.count == 2)
    for device in [parents, other, new] {
      let kept = device.rows.values + [device.status.bytes] + device.log.map { $0.record }
      for bytes in kept {
        for code in codes { #expect(!bytes.contains(code)) }
      }
    }
  }

  @Test func whatTheCodesAreFoundByIsToldToThePage() throws {
    try live()
    #expect(parents.status.codes.map { $0.player } == [0, Self.player])
    #expect(SyncStatus(bytes: parents.status.bytes)?.codes == parents.status.codes)
  }
}
