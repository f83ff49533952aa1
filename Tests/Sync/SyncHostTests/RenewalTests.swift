import Basics
import SyncWire
import Testing

@testable import SyncHost

/// Recovery codes that are made anew, and what those before them open then.
@Suite struct RenewalTests {
  private static let player: UInt128 = 9
  private static let hers = RosterMember.playerCode(of: StreamID(9))
  private let network = TestNetwork()
  private let parents: TestDevice
  private let hers: TestDevice

  /// A family of a parent's device and the player's, each with something made on it.
  init() throws {
    (parents, hers) = (TestDevice(network), TestDevice(network))
    try bringIn(hers, isParents: false)
    parents.make(operation(1))
    hers.make(operation(2, of: Self.player))
    work()
  }

  private func work(_ more: [TestDevice] = []) {
    for _ in 0..<4 { for device in [parents, hers] + more { device.wait() } }
  }

  private func bringIn(_ joiner: TestDevice, isParents: Bool) throws {
    try parents.bringIn(joiner, player: isParents ? nil : Self.player) { work([joiner]) }
    parents.wish(.closePairing)
    joiner.wish(.closePairing)
  }

  private func comesBack(by code: [UInt8]) -> TestDevice {
    let new = TestDevice(network)
    new.wish(.recover(code: code))
    work([new])
    return new
  }

  private func code(_ device: TestDevice, of player: UInt128) -> SyncCode? {
    device.status.codes.first { $0.player == player }
  }

  @Test func aNewFamilyCodeBringsTheFamilyBackAndTheOneBeforeItDoesNot() throws {
    let before = try #require(parents.paper(.familyCode))
    parents.wish(.renewCode(of: 0))
    work()
    let after = try #require(parents.paper(.familyCode))
    #expect(after != before)
    #expect(comesBack(by: before).status.pairing == .over(.unknownSheet))
    let back = comesBack(by: after)
    #expect(ids(back) == [1] && back.status.standing == .member)
    #expect(parents.status.notices.isEmpty, "whoever wanted it knows")
  }

  @Test func theOtherParentIsToldThatThePaperIsVoid() throws {
    let other = TestDevice(network)
    try bringIn(other, isParents: true)
    #expect(other.status.notices.isEmpty)
    parents.wish(.renewCode(of: 0))
    work([other])
    #expect(other.status.notices == [.familyCodeVoid])
    #expect(hers.status.notices.isEmpty, "nobody has that paper there")
    let keeper = try #require(code(other, of: 0)?.knowers)
    #expect(keeper == [try #require(parents.status.device)])
  }

  @Test func whoComesLaterIsNotToldOfPapersThatItNeverHad() throws {
    parents.wish(.renewCode(of: 0))
    work()
    let other = TestDevice(network)
    try bringIn(other, isParents: true)
    #expect(ids(other) == [1] && other.status.notices.isEmpty)
  }

  @Test func aRemovedDevicesCodeOpensNothingThatComes() throws {
    let known = try #require(hers.paper(Self.hers))
    let new = TestDevice(network)
    parents.wish(.remove(try #require(hers.status.device)))
    work()
    let void = try #require(code(parents, of: Self.player))
    #expect(void.isVoid && void.keys != nil, "copies stay closed meanwhile")
    try bringIn(new, isParents: false)
    new.make(operation(5, of: Self.player))
    work([new])
    let next = try #require(new.paper(Self.hers))
    #expect(next != known && ids(new) == [1, 5])
    // What was before it was removed opens by the paper that she has.
    new.wish(.recover(code: known))
    work([new])
    #expect(ids(new) == [1, 2, 5])
    #expect(code(new, of: Self.player)?.knowers == [try #require(new.status.device)])
  }

  @Test func herCodeIsMadeAnewOnHerDeviceAndOnNoParents() throws {
    #expect(code(hers, of: Self.player)?.isRenewable == true)
    #expect(code(parents, of: Self.player)?.isRenewable == false)
    #expect(code(hers, of: 0)?.isRenewable == false)
    let before = hers.paper(Self.hers)
    parents.wish(.renewCode(of: Self.player))
    hers.wish(.renewCode(of: 0))
    work()
    #expect(hers.paper(Self.hers) == before && hers.paper(.familyCode) == nil)
    hers.wish(.renewCode(of: Self.player))
    work()
    #expect(hers.paper(Self.hers) != before)
    #expect(hers.status.notices.isEmpty && hers.status.progress == .inStep)
  }

  @Test func aWishOutlivesAStartAndAServerThatIsAway() throws {
    let before = parents.paper(.familyCode)
    network.isThere = false
    parents.wish(.renewCode(of: 0))
    #expect(code(parents, of: 0)?.isBeingRenewed == true)
    parents.restart()
    #expect(code(parents, of: 0)?.isBeingRenewed == true)
    network.isThere = true
    work()
    #expect(parents.paper(.familyCode) != before)
    #expect(code(parents, of: 0)?.isBeingRenewed == false)
  }

  /// As one of before the second version does.
  @Test func aServerOfBeforeIsToldAndEverythingElseGoesOn() throws {
    network.answersFormToSecondVersion = true
    parents.wish(.renewCode(of: 0))
    parents.make(operation(6))
    work()
    #expect(parents.status.notices == [.olderServer])
    #expect(ids(hers).contains(6) && parents.status.progress == .inStep)
    network.answersFormToSecondVersion = false
    parents.restart()
    work()
    #expect(parents.status.notices.isEmpty && parents.status.codes.first?.isBeingRenewed == false)
  }
}
