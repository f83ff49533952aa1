import Basics
import SyncWire
import Testing

@testable import SyncHost

/// A player's stream goes along with her first own device, and the parent's phone on which she began is left out.
@Suite struct LeavingTests {
  private static let player: UInt128 = 9
  private let network = TestNetwork()
  private let parents: TestDevice
  private let hers: TestDevice

  /// She has played on the parent's phone before hers came in.
  init() throws {
    (parents, hers) = (TestDevice(network), TestDevice(network))
    try parents.bringIn(hers, player: Self.player, own: [Self.player]) { [parents, hers] in
      for _ in 0..<4 { for device in [parents, hers] { device.wait() } }
    }
    parents.wish(.closePairing)
    hers.wish(.closePairing)
    parents.make(operation(1))
    parents.make(operation(2, of: Self.player))
    work()
  }

  private func work(_ more: [TestDevice] = []) {
    for _ in 0..<6 { for device in [parents, hers] + more { device.wait() } }
  }

  private func own(_ device: TestDevice) -> SyncDevice? {
    device.status.devices.first { $0.id == device.status.device }
  }

  @Test func whatWasPlayedIsHersAndNothingNewComesToTheParentsPhone() throws {
    let before = parents.status.device
    parents.wish(.leave(player: Self.player))
    work()
    #expect(parents.status.device != before && own(parents)?.players == [])
    #expect(own(parents)?.isParents == true && own(hers)?.players == [Self.player])
    #expect(ids(hers) == [1, 2])
    hers.make(operation(3, of: Self.player))
    hers.make(operation(4))
    parents.make(operation(5))
    work()
    #expect(ids(parents) == [1, 2, 4, 5] && ids(hers) == [1, 2, 3, 4, 5])
    #expect(parents.status.devices.filter { !$0.isRemoved }.count == 2)
    // The phone kept both codes, and whoever has its old name could be a copy of it.
    #expect(Set(parents.status.notices).isSubset(of: [.playerCodeVoid, .familyCodeVoid]))
  }

  /// The phone knew it: it is nobody's but hers now.
  @Test func herCodeIsMadeAnewOnHerDevice() throws {
    let known = try #require(parents.paper(.playerCode(of: StreamID(Self.player))))
    parents.wish(.leave(player: Self.player))
    work()
    hers.make(operation(3, of: Self.player))
    work()
    let after = try #require(hers.paper(.playerCode(of: StreamID(Self.player))))
    #expect(after != known)
    let own = try #require(hers.status.device)
    #expect(hers.status.codes.first { $0.player == Self.player }?.knowers == [own])
  }

  @Test func whatWaitsOnThePhoneGoesAlongFirst() {
    network.isThere = false
    parents.make(operation(6, of: Self.player))
    parents.wish(.leave(player: Self.player))
    work()
    network.isThere = true
    work()
    #expect(ids(hers).contains(6) && own(parents)?.players == [])
  }

  @Test func aKillAnywhereOnTheWayChangesNothing() {
    for lost in 0..<8 {
      guard let family = try? LeavingTests() else { return #expect(Bool(false)) }
      var calls = 0
      family.network.onTheWay = { _, answer in
        calls += 1
        return calls == lost ? nil : answer
      }
      family.parents.wish(.leave(player: Self.player))
      family.parents.restart()
      family.work()
      family.work()
      #expect(family.own(family.parents)?.players == [], "\(lost)")
      #expect(ids(family.hers) == [1, 2], "\(lost)")
      #expect(family.parents.status.devices.filter { !$0.isRemoved }.count == 2, "\(lost)")
    }
  }

  /// Somebody has to be there who goes on with it.
  @Test func withoutADeviceOfHersThePhoneGoesOnReadingIt() throws {
    parents.wish(.remove(try #require(hers.status.device)))
    work()
    parents.wish(.leave(player: Self.player))
    work()
    #expect(own(parents)?.players == [Self.player])
    parents.make(operation(7, of: Self.player))
    work()
    #expect(ids(parents).contains(7))
  }

  @Test func herOwnDeviceLeavesItToNobody() {
    hers.wish(.leave(player: Self.player))
    work()
    #expect(own(hers)?.players == [Self.player])
  }
}
