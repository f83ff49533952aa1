import App
import AppCore
import Basics
import Devices
import Domain
import SyncEngine
import SyncWire
import TestApp
import Testing

/// A server that asks for an invitation, as the parent meets it who adds the first device.
@Suite struct InvitationTests {
  private var devices = DevicesScript.atDevices()

  private mutating func refuse(_ end: PairingEnd) {
    devices.send(.addChosen)
    devices.send(.roleChosen(.parents))
    devices.send(.invited)
    devices.tell(.over(end))
  }

  private var kept: [String] {
    devices.script.effects.compactMap { effect in
      guard case .ask(let request) = effect, request.kind == .keepInvitation else { return nil }
      return String(decoding: request.bytes, as: UTF8.self)
    }
  }

  @Test mutating func whoHasNoneIsAskedForItAndGoesOnWithTheSameRole() {
    refuse(.uninvited)
    #expect(devices.html.contains("This server asks for an invitation"))
    devices.send(.typed("https://family.example/#invite=lantern-01"))
    devices.send(.invitationEntered)
    #expect(kept == ["1ANTERN01"])
    // Before it is on this device nobody asks the server.
    #expect(devices.wishes.isEmpty)
    devices.script.send(.answered(Answer(.keepInvitation, for: .devices, [])))
    #expect(
      devices.wishes == [.invite(isParents: true, player: nil, own: [], paper: devices.paper)]
    )
    devices.tell(.showing(code: DevicesScript.code, until: 0))
    #expect(devices.script.state.devices.typed.isEmpty)
  }

  @Test mutating func aSlipIsToldBeforeTheServerIsAsked() {
    refuse(.wrongInvitation)
    #expect(devices.html.contains("The server does not know this invitation"))
    devices.send(.typed("lantern"))
    devices.send(.invitationEntered)
    #expect(kept.isEmpty)
    #expect(devices.html.contains("That cannot be an invitation."))
    devices.send(.typed("lantern-02"))
    #expect(!devices.html.contains("That cannot be an invitation."))
  }

  /// A device that has nothing, after what the browser says that is asked about links.
  private static func empty(isInvited: Bool) -> DevicesScript {
    var script = Script()
    script.open([], device: 9)
    var devices = DevicesScript(script)
    devices.tell()
    devices.script.send(
      .answered(Answer(.takeJoinLink, for: .devices, [0, isInvited ? 1 : 0]))
    )
    return devices
  }

  @Test func theFirstPageTellsOfOneThatALinkHasBrought() {
    #expect(Self.empty(isInvited: true).html.contains("Your invitation is kept here"))
    #expect(!Self.empty(isInvited: false).html.contains("Your invitation is kept here"))
  }

  @Test func whereAFamilyHasBegunNothingIsToldOfIt() {
    var devices = Self.empty(isInvited: true)
    devices.tell { $0.standing = .erased }
    #expect(!devices.html.contains("Your invitation is kept here"))
  }

  /// What becomes of a copy that somebody opens is news.
  @Test func aCopyIsToldBeforeIt() {
    var devices = Self.empty(isInvited: true)
    devices.script.send(opening: .wanted)
    devices.script.send(opening: .chosen(size: 1000))
    #expect(!devices.html.contains("Your invitation is kept here"))
  }

  @Test mutating func whereItCannotBeKeptThatIsTold() {
    refuse(.uninvited)
    devices.send(.typed("lantern-01"))
    devices.send(.invitationEntered)
    devices.script.send(.answered(Answer(.keepInvitation, for: .devices, nil)))
    #expect(devices.wishes.isEmpty)
    #expect(devices.html.contains("could not do that just now"))
  }
}
