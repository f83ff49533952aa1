import Basics
import Sync
import SyncWire
import Testing

@testable import SyncHost

/// A device of which the browser has cleared a part, and one whose family was erased: nothing goes on by itself, and a
/// person brings it back or begins anew.
@Suite struct EmptiedTests {
  private let network = TestNetwork()
  private let parents: TestDevice
  private let other: TestDevice

  init() throws {
    parents = TestDevice(network)
    other = TestDevice(network)
    try bringIn(other, by: parents)
    parents.make(operation(1))
    other.make(operation(2))
    work([parents, other])
    #expect(ids(parents) == [1, 2] && ids(other) == [1, 2])
  }

  private func work(_ devices: [TestDevice]) {
    for _ in 0..<4 { for device in devices { device.wait() } }
  }

  private func bringIn(_ joiner: TestDevice, by inviter: TestDevice) throws {
    for device in [joiner, inviter] { device.wish(.closePairing) }
    inviter.wish(.invite(isParents: true, player: nil, own: []))
    joiner.wish(.join(code: try #require(inviter.shownCode)))
    work([inviter, joiner])
    inviter.wish(.compared(areSame: true))
    work([inviter, joiner])
  }

  private func empty() {
    other.loseBook()
    other.restart()
  }

  // MARK: - Cleared in part

  @Test func aDeviceWithoutItsBookSaysSoAndAsksNobody() {
    empty()
    let asked = network.asked
    other.make(operation(3))
    work([other])
    #expect(other.status.standing == .emptied && network.asked == asked)
    #expect(other.status.devices == parents.status.devices)
    #expect(ids(other) == [1, 2, 3])
  }

  @Test func itSaysSoAfterEachStart() {
    for _ in 0..<2 {
      empty()
      #expect(other.status.standing == .emptied)
    }
  }

  @Test func whatWasMadeMeanwhileComesAlongUnderANewName() throws {
    let before = other.status.device
    empty()
    other.make(operation(3))
    try bringIn(other, by: parents)
    other.lookAtLog()
    parents.make(operation(4))
    work([other, parents])
    #expect(ids(parents) == [1, 2, 3, 4] && ids(other) == [1, 2, 3, 4])
    #expect(other.status.standing == .member && other.status.device != before)
    #expect(parents.status.notices.isEmpty && other.status.notices.isEmpty)
    #expect(parents.status.devices.count == 3)
  }

  @Test func theFamilysCodeBringsItBackToo() throws {
    let code = try #require(parents.paper(.familyCode))
    empty()
    other.make(operation(3))
    other.wish(.recover(code: code))
    work([other])
    other.lookAtLog()
    work([other, parents])
    #expect(other.status.standing == .member && ids(parents) == [1, 2, 3])
  }

  @Test func aDeviceThatWasRemovedStaysRemoved() throws {
    parents.wish(.remove(try #require(other.status.device)))
    work([parents, other])
    empty()
    #expect(other.status.standing == .removed && other.status.notices == [.removed])
  }

  // MARK: - Erased

  @Test func ofAnErasedFamilyADeviceKeepsEverythingAndAsksNobody() {
    network.eraseFamily(by: parents)
    work([parents, other])
    let asked = network.asked
    other.make(operation(3))
    work([parents, other])
    #expect(other.status.standing == .erased && other.status.notices == [.erased])
    #expect(ids(other) == [1, 2, 3] && network.asked == asked)
  }

  @Test func aFamilyThatBeginsAnewHasWhatEveryDeviceOfTheErasedOneMade() throws {
    network.eraseFamily(by: parents)
    work([parents, other])
    let new = TestDevice(network)
    try bringIn(new, by: parents)
    parents.lookAtLog()
    work([parents, new])
    #expect(ids(new) == [1, 2])
    #expect(parents.status.standing == .member && parents.status.notices.isEmpty)
    try bringIn(other, by: parents)
    other.make(operation(3))
    work([other, new])
    #expect(ids(new) == [1, 2, 3] && other.status.standing == .member)
  }

  @Test func whoIsLetInAgainSendsNothingThatOthersHaveMade() throws {
    empty()
    let packs = network.packs
    try bringIn(other, by: parents)
    other.lookAtLog()
    work([other])
    #expect(network.packs == packs + 1 && ids(parents) == [1, 2])
  }
}
