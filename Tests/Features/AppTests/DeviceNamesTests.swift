import App
import AppCore
import Basics
import Devices
import Domain
import Family
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// What the family's devices are called, and when something of each came last.
@Suite struct DeviceNamesTests {
  private var devices = DevicesScript.atDevices()

  init() { devices.tellOfFamily() }

  private mutating func open(_ device: DeviceID) { devices.send(.deviceChosen(device)) }

  private mutating func name(_ device: DeviceID, _ name: String) {
    open(device)
    devices.send(.nameTyped(device, name))
    devices.send(.nameLeft)
    devices.script.send(.back)
  }

  /// From another device, in a stream that this one reads.
  private mutating func hear(_ body: OperationBody, daysAgo days: Int = 0) {
    let time = devices.script.moment.now.adding(.hours(-24 * days))
    let operation = Operation(
      id: OperationID(UInt128(5000 + days)),
      clock: HybridTime(packed: UInt64(time.milliseconds) << 16, device: 8),
      recordedAt: time,
      offset: .utc,
      player: nil,
      body: body
    )
    devices.script.send(.tab(.newsArrived([operation])))
  }

  @Test mutating func aDeviceTellsOnceAsWhomTheLogKnowsIt() {
    let told = { (devices: DevicesScript) in
      devices.script.stored.filter {
        $0.body == .set(.nameInLog(DevicesScript.own.raw), devices.script.state.core.device)
      }
    }
    #expect(told(devices).count == 1)
    devices.tell()
    devices.script.send(.back)
    #expect(told(devices).count == 1)
    // A new name in the roster, as after a copy.
    devices.tell { $0.device = DeviceID(101) }
    let again = devices.script.done.map { $0.body }
    #expect(again == [.set(.nameInLog(101), devices.script.state.core.device)])
  }

  @Test mutating func whatAParentCallsADeviceStandsInTheListAndInTheLog() {
    name(DevicesScript.other, "  Mia’s tablet ")
    #expect(devices.html.contains(">Mia’s tablet<"))
    #expect(!devices.html.contains("’s device<"))
    name(DevicesScript.own, "Kitchen laptop")
    #expect(devices.html.contains(">Kitchen laptop<") && devices.html.contains(">This device<"))
    name(DevicesScript.other, "")
    #expect(!devices.html.contains("Mia’s tablet") && devices.html.contains("’s device<"))
  }

  @Test mutating func whoeverLeavesThePageWithTheFieldOpenHasNamedIt() {
    open(DevicesScript.other)
    devices.send(.nameTyped(DevicesScript.other, "Tablet"))
    devices.script.send(.back)
    #expect(devices.html.contains(">Tablet<"))
    open(DevicesScript.other)
    devices.send(.nameTyped(DevicesScript.other, "Old tablet"))
    devices.script.send(.family(.placeChosen(.routines)))
    let name = devices.script.state.ledger.setting(.deviceName(DevicesScript.other.raw))
    #expect(name == "Old tablet")
  }

  @Test mutating func aTabThatOnlyShowsNamesNothing() {
    devices.script.send(.tab(.becameReader))
    name(DevicesScript.other, "Tablet")
    #expect(!devices.html.contains("Tablet"))
  }

  @Test(arguments: [(0, "today"), (1, "yesterday"), (5, "5 days ago")])
  mutating func theLastNewsOfADeviceAreToldInDays(days: Int, words: String) {
    #expect(!devices.html.contains("Last news"))
    hear(.set(.nameInLog(DevicesScript.other.raw), 8), daysAgo: days)
    #expect(devices.html.contains("Last news \(words)"))
  }

  @Test mutating func aClockThatIsAheadSaysNoMoreThanToday() {
    hear(.set(.nameInLog(DevicesScript.other.raw), 8), daysAgo: -3)
    #expect(devices.html.contains("Last news today"))
  }

  @Test mutating func ofADeviceWhosePlayIsClosedHereNothingIsSaid() {
    hear(.set(.nameInLog(DevicesScript.other.raw), 8))
    devices.tell { $0.devices[0].players = [] }
    #expect(!devices.html.contains("Last news"))
    open(DevicesScript.other)
    #expect(devices.html.contains("Not known here: what it plays stays closed to this device."))
  }
}
