import Access
import App
import AppCore
import Basics
import Devices
import Domain
import Setup
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// A device that has come into its family has no PIN yet, and its family area is open to nobody.
@Suite struct JoinedPINTests {
  /// In the log of the family where its code is on paper, first 16 bytes of what verifies it.
  private static let code: UInt128 = 0x0123_4567_89AB_CDEF_0123_4567_89AB_CDEF
  private static let family = Script.started().stored

  /// It has what the family has, and somebody goes on.
  private static func joined(isParents: Bool, code: UInt128? = nil) -> GateScript {
    var script = Script()
    script.open([], device: 9)
    var devices = DevicesScript(script)
    devices.script.send(.joinChosen)
    devices.tell {
      $0.standing = .member
      $0.device = DevicesScript.own
      $0.devices = [
        SyncDevice(id: DevicesScript.own, isParents: isParents, players: [], isRemoved: false)
      ]
      $0.pairing = .done(DevicesScript.own)
    }
    let noted = code.map { [told($0)] } ?? []
    devices.script.send(.tab(.newsArrived(family + noted)))
    var tab = GateScript()
    (tab.script, tab.device) = (devices.script, GateDevice())
    tab.send(.devices(.goneOn))
    return tab
  }

  private static func told(_ code: UInt128) -> SyncEngine.Operation {
    SyncEngine.Operation(
      id: OperationID(0xC0DE),
      clock: HybridTime(packed: 1_793_260_900_000 << 16, device: 8),
      recordedAt: Instant(milliseconds: 1_793_260_900_000),
      offset: .utc,
      player: nil,
      body: .set(.familyCode, GateCode(verifier: GateDevice.verifier(of: bytes(code))).checkedBy)
    )
  }

  private static func bytes(_ code: UInt128) -> [UInt8] { WrittenCode.bytes(of: code) }

  private static func html(_ tab: GateScript) -> String {
    App.screen(tab.script.state, .english).html
  }

  @Test func aParentsDeviceAsksForAPINBeforeAnythingElse() {
    var tab = Self.joined(isParents: true)
    #expect(tab.script.state.screen == .arrival && tab.phase == .choosing)
    #expect(Self.html(tab).contains("It is a parent’s device now"))
    tab.submit("97531")
    #expect(tab.script.state.screen == .family(.routines) && tab.isOpen)
    #expect(tab.device.record?.digits == 5)
    tab.enter()
    #expect(tab.phase == .asking)
  }

  /// The code that the browser made with the PIN is on no paper, and it is shown where codes are shown.
  @Test func whereTheFamilyHasNoCodeOnPaperNoneIsAskedForOrShown() {
    var tab = Self.joined(isParents: true)
    tab.submit("97531")
    #expect(tab.device.record?.code.notedAt == nil)
    #expect(tab.device.record?.code.unwritten?.value == 1)
  }

  @Test func theCodeThatIsOnPaperIsGoodHereAsWell() {
    var tab = Self.joined(isParents: true, code: Self.code)
    #expect(tab.phase == .choosing)
    tab.submit("97531")
    #expect(tab.isOpen)
    #expect(tab.device.record?.code.unwritten == nil)
    tab.enter()
    tab.send(.codeWanted)
    tab.submit("0000-0000-0000-0000-0000-0000-0000")
    #expect(tab.phase == .askingForCode && tab.gate.fieldError == .wrongCode)
    tab.submit(WrittenCode.text(of: Self.code))
    #expect(tab.phase == .choosing)
    tab.submit("8642")
    #expect(tab.isOpen)
    // And the log goes on to say so.
    #expect(
      tab.script.state.ledger.setting(.familyCode)
        == GateCode(verifier: GateDevice.verifier(of: Self.bytes(Self.code))).checkedBy
    )
  }

  @Test(arguments: [true, false])
  func whoeverLeavesItLeavesAFamilyAreaThatIsClosed(hasCode: Bool) {
    var tab = Self.joined(isParents: true, code: hasCode ? Self.code : nil)
    tab.send(.arrival(.left))
    #expect(tab.script.state.screen == .home && tab.device.stored.isEmpty)
    tab.enter()
    #expect(tab.phase == .askingForCode)
    #expect(Self.html(tab).contains("No paper at hand?"))
    tab.submit(WrittenCode.text(of: Self.code))
    #expect(tab.phase == (hasCode ? .choosing : .askingForCode))
  }

  @Test func aCodeThatComesToPaperElsewhereMeanwhileOpensIt() {
    var tab = Self.joined(isParents: true)
    tab.send(.arrival(.left))
    tab.enter()
    tab.submit(WrittenCode.text(of: Self.code))
    #expect(tab.gate.fieldError == .wrongCode)
    tab.send(.tab(.newsArrived([Self.told(Self.code)])))
    tab.submit(WrittenCode.text(of: Self.code))
    #expect(tab.phase == .choosing)
  }

  @Test func aCodeThatComesToPaperElsewhereLaterOpensADeviceThatHasAPIN() {
    var tab = Self.joined(isParents: true)
    tab.submit("97531")
    tab.send(.tab(.newsArrived([Self.told(Self.code)])))
    tab.enter()
    tab.send(.codeWanted)
    tab.submit(WrittenCode.text(of: Self.code))
    #expect(tab.phase == .choosing)
  }

  @Test func onAPlayersDeviceNobodyChoosesOne() {
    var tab = Self.joined(isParents: false)
    #expect(tab.script.state.screen == .home && tab.device.stored.isEmpty)
    tab.enter()
    #expect(tab.phase == .askingForCode)
  }

  @Test func aDeviceThatHasOneAlreadyIsNotAskedForAnother() {
    var tab = Self.joined(isParents: true)
    tab.submit("97531")
    var again = Self.joined(isParents: true)
    again.device = tab.device
    again.send(.gate(.changedElsewhere))
    #expect(again.script.state.screen == .family(.routines) && again.phase == .asking)
    #expect(again.device.record?.digits == 5)
  }

  /// It was let in once: should its PIN go, it is a device like others.
  @Test func withoutItsPINTheFamilysCodeOpensItAndNobodyChoosesAnother() {
    var tab = Self.joined(isParents: true, code: Self.code)
    tab.submit("97531")
    tab.device = GateDevice()
    tab.send(.gate(.changedElsewhere))
    #expect(tab.phase == .askingForCode)
  }

  @Test func whatCouldNotBeStoredIsToldAndNobodyGoesOnWithoutIt() {
    var tab = Self.joined(isParents: true)
    tab.holdsBack = true
    tab.submit("97531")
    if let made = tab.device.answer(tab.unanswered.removeFirst()) { tab.send(.gate(made)) }
    #expect(tab.unanswered.map { $0.kind } == [.swapGate])
    tab.unanswered = []
    tab.send(.swapped(nil, number: 1))
    #expect(tab.script.state.screen == .arrival && tab.gate.fieldError == .notKept)
  }
}
