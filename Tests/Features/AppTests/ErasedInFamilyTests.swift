import App
import AppCore
import Basics
import SyncWire
import TestApp
import Testing
import Transfer

/// A device that is erased leaves its family first, where the family goes on without it.
@Suite struct ErasedInFamilyTests {
  private static func ask(_ devices: inout DevicesScript) {
    devices.script.send(.back)
    devices.script.send(.family(.pageChosen(.erase)))
    devices.script.send(.copies(.erasing(.wanted)))
    devices.script.send(.copies(.erasing(.typed("ERASE", isTheWord: true))))
  }

  private static func confirm(_ devices: inout DevicesScript) {
    let leaves = devices.script.state.devices.canLeave
    devices.script.send(.copies(.erasing(.confirmed(leaves: leaves))))
  }

  private static func erases(_ devices: DevicesScript) -> Bool {
    devices.script.effects.contains(.ask(.erase))
  }

  /// Two parents' devices.
  private static func family() -> DevicesScript {
    var devices = DevicesScript.atDevices()
    devices.tellOfFamily()
    devices.tell { $0.devices[1].isParents = true }
    return devices
  }

  @Test func itLeavesFirstAndIsErasedWhenTheFamilyKnows() {
    var devices = Self.family()
    Self.ask(&devices)
    #expect(devices.html.contains("It leaves the family first. Your other devices keep"))
    Self.confirm(&devices)
    #expect(devices.wishes == [.remove(DevicesScript.own)] && !Self.erases(devices))
    #expect(devices.html.contains("That takes a moment, and a network."))
    devices.tell { $0.progress = .catchingUp }
    #expect(!Self.erases(devices))
    devices.tell { $0.standing = .removed }
    #expect(Self.erases(devices))
    devices.tell { $0.progress = .onItsOwn }
    #expect(!Self.erases(devices), "once")
  }

  @Test func whoDoesNotWaitIsErasedAtOnce() {
    var devices = Self.family()
    Self.ask(&devices)
    Self.confirm(&devices)
    #expect(devices.html.contains("until another device removes it"))
    devices.script.send(.copies(.erasing(.hasLeft)))
    #expect(Self.erases(devices))
  }

  @Test func theOnlyDeviceOfAParentsStaysInTheList() {
    var devices = DevicesScript.atDevices()
    devices.tellOfFamily()
    Self.ask(&devices)
    #expect(devices.html.contains("the recovery sheet is the way back"))
    Self.confirm(&devices)
    #expect(devices.wishes.isEmpty && Self.erases(devices))
  }

  @Test func aDeviceThatIsAloneLeavesNobody() {
    var devices = DevicesScript.atDevices()
    Self.ask(&devices)
    #expect(devices.html.contains("A saved copy is the one way back."))
    Self.confirm(&devices)
    #expect(devices.wishes.isEmpty && Self.erases(devices))
  }
}
