import Basics
import SyncWire
import Testing

@testable import SyncHost

/// A server that takes families by invitation, and a device that has one or has none.
@Suite struct InvitationTests {
  private let network = TestNetwork()
  private let device: TestDevice

  init() {
    device = TestDevice(network)
    network.beginAnew(invite: "LANTERN-01")
  }

  private func invite() {
    device.wish(.closePairing)
    device.wish(.invite(isParents: true, player: nil, own: []))
  }

  @Test func withoutOneNothingBeginsAndNothingStays() {
    invite()
    #expect(device.status.pairing == .over(.uninvited))
    #expect(device.status.standing == .alone)
    #expect(device.rows.isEmpty)
  }

  @Test func aWrongOneIsSaidToBeWrong() {
    device.keep(invitation: "LANTERN02")
    invite()
    #expect(device.status.pairing == .over(.wrongInvitation))
    #expect(device.status.standing == .alone)
  }

  @Test func whoTypesItAfterwardsBeginsTheFamily() {
    invite()
    device.keep(invitation: "LANTERN01")
    invite()
    #expect(device.shownCode != nil)
    #expect(device.status.standing == .member)
  }

  /// A family's server was set up anew: what the device kept brings it back, and another one is asked for.
  @Test func aFamilyIsFoundedAgainWithTheInvitation() {
    device.keep(invitation: "LANTERN01")
    invite()
    network.beginAnew(invite: "LANTERN01")
    device.wait()
    #expect(device.status.notices == [.lost])
    network.beginAnew(invite: "NEW-LANTERN")
    device.wait()
    #expect(device.status.notices == [.uninvited])
    #expect(device.status.standing == .member)
    device.keep(invitation: "NEWLANTERN")
    device.wait()
    #expect(device.status.notices == [.lost])
    #expect(device.status.progress == .inStep)
  }
}
