import Access
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

/// Recovery codes on the screen: on their way to paper, and back from it.
@Suite struct SheetTests {
  private static let code: UInt128 = 0x0123_4567_89AB_CDEF_0123_4567_89AB_CDEF
  private static let text = WrittenCode.text(of: code)
  private static let lookup: UInt128 = 77

  private static func answered(_ kind: PortKind, _ bytes: [UInt8]?) -> Action {
    .answered(Answer(kind, for: .devices, bytes))
  }

  private static let found = answered(
    .readCode,
    WrittenCode.bytes(of: code) + Array("https://family.example/".utf8)
  )

  /// On a parent's device of a family, where its devices are.
  private static func atDevices() -> DevicesScript {
    var devices = DevicesScript.atDevices()
    devices.tellOfFamily()
    tellOfCodes(&devices)
    return devices
  }

  private static func tellOfCodes(_ devices: inout DevicesScript) {
    let player = devices.player
    devices.tell {
      $0.codes = [SyncCode(player: 0, lookup: lookup), SyncCode(player: player, lookup: 78)]
    }
  }

  private static func asked(_ devices: DevicesScript, _ kind: PortKind) -> [[UInt8]] {
    devices.script.effects.compactMap { effect in
      guard case .ask(let request) = effect, request.kind == kind else { return nil }
      return request.bytes
    }
  }

  private static func shows(_ devices: DevicesScript) -> Bool {
    text.split(separator: "-").allSatisfy { devices.html.contains(">\($0)<") }
  }

  // MARK: - To paper

  @Test func theSheetIsAskedForWhenItsPageIsOpenedAndNoSooner() {
    var devices = Self.atDevices()
    #expect(devices.html.contains("Recovery sheet"))
    #expect(Self.asked(devices, .readCode).isEmpty)
    devices.send(.sheetChosen(of: 0))
    #expect(Self.asked(devices, .readCode) == [WrittenCode.bytes(of: Self.lookup)])
    devices.script.send(Self.found)
    #expect(Self.shows(devices))
    #expect(devices.html.contains("https://family.example/"))
    devices.send(.sheetPrinted)
    #expect(Self.asked(devices, .printPage).count == 1)
  }

  @Test func theCodeIsGoneFromMemoryWhenThePageIsLeft() {
    for leave: Action in [.back, .family(.placeChosen(.week)), .gate(.leftUntouched)] {
      var devices = Self.atDevices()
      devices.send(.sheetChosen(of: 0))
      devices.script.send(Self.found)
      devices.script.send(leave)
      #expect(!Self.shows(devices))
      guard case .asked = devices.script.state.devices.paper else {
        Issue.record("\(leave)")
        continue
      }
    }
  }

  @Test func anAnswerThatComesBehindThePageIsNotTaken() {
    var devices = Self.atDevices()
    devices.send(.sheetChosen(of: 0))
    devices.script.send(.back)
    devices.script.send(Self.found)
    devices.send(.sheetChosen(of: 0))
    #expect(!Self.shows(devices))
  }

  @Test(arguments: [[], nil, [1, 2, 3]] as [[UInt8]?])
  func whereTheCodeIsNotKeptThatIsSaid(bytes: [UInt8]?) {
    var devices = Self.atDevices()
    devices.send(.sheetChosen(of: 0))
    devices.script.send(Self.answered(.readCode, bytes))
    #expect(devices.html.contains("No device keeps the family code: it is on your paper"))
    devices.tell { $0.codes[0].knowers = [DevicesScript.other] }
    #expect(devices.html.contains("This device does not know the family code"))
  }

  @Test func anotherCodeIsMadeAfterAQuestionAndShownAsSoonAsItCounts() {
    var devices = Self.atDevices()
    devices.send(.sheetChosen(of: 0))
    devices.script.send(Self.found)
    #expect(!devices.html.contains("Make a new code"), "not every device may")
    devices.tell { $0.codes[0].isRenewable = true }
    devices.send(.renewalAsked)
    #expect(devices.html.contains("What is on paper now opens nothing any more"))
    #expect(!devices.wishes.contains(.renewCode(of: 0)))
    devices.send(.renewed(of: 0))
    #expect(devices.wishes.contains(.renewCode(of: 0)))
    #expect(devices.html.contains("A new code is being made"))
    devices.tell { $0.codes[0] = SyncCode(player: 0, lookup: 79) }
    #expect(!Self.shows(devices), "the one before counts no more")
    #expect(Self.asked(devices, .readCode).last == WrittenCode.bytes(of: 79))
    devices.script.send(Self.found)
    #expect(Self.shows(devices))
  }

  @Test func aDeviceThatMayNotMakesNoOtherCode() {
    var devices = Self.atDevices()
    devices.send(.sheetChosen(of: 0))
    devices.send(.renewed(of: 0))
    devices.send(.renewed(of: 99))
    #expect(!devices.wishes.contains(.renewCode(of: 0)))
  }

  @Test func thatACodeIsVoidStandsWhereItWouldStand() {
    var devices = Self.atDevices()
    devices.tell { $0.codes[0].isVoid = true }
    devices.send(.sheetChosen(of: 0))
    devices.script.send(Self.answered(.readCode, []))
    #expect(devices.html.contains("A device that was removed knew this code"))
  }

  @Test func thePlayerIsToldOfHerNewCodeUntilSheHasOpenedItsPage() {
    var devices = Self.atDevices()
    devices.tell { $0.notices = [.playerCodeVoid] }
    for _ in 0..<2 { devices.script.send(.back) }
    devices.script.send(.sidePage(.chosen(.settings)))
    devices.script.send(.sidePage(.chosen(.myData)))
    #expect(devices.html.contains("There is a new one"))
    devices.send(.sheetChosen(of: devices.player))
    #expect(devices.wishes.contains(.noteSeen(.playerCodeVoid)))
    devices.script.send(.back)
    #expect(!devices.html.contains("There is a new one"))
  }

  @Test func aPlayersDeviceLeadsToNoFamilysSheet() {
    var devices = Self.atDevices()
    devices.tell { $0.device = DevicesScript.other }
    #expect(!devices.html.contains("Recovery sheet"))
  }

  @Test func thePlayerFindsTheOwnCode() {
    var devices = Self.atDevices()
    for _ in 0..<2 { devices.script.send(.back) }
    devices.script.send(.sidePage(.chosen(.settings)))
    devices.script.send(.sidePage(.chosen(.myData)))
    devices.send(.sheetChosen(of: devices.player))
    #expect(Self.asked(devices, .readCode) == [WrittenCode.bytes(of: 78)])
    devices.script.send(Self.found)
    #expect(Self.shows(devices))
    devices.script.send(.back)
    #expect(!Self.shows(devices) && devices.script.state.screen == .myData(.list))
    devices.script.send(.back)
    #expect(devices.script.state.screen == .settings)
  }

  // MARK: - Back from paper

  private static func alone() -> DevicesScript {
    var script = Script()
    script.open([], device: 9)
    var devices = DevicesScript(script)
    devices.script.send(.joinChosen)
    devices.send(.sheetCodeWanted)
    return devices
  }

  @Test func aSlipIsToldBeforeAnybodyIsAsked() {
    var devices = Self.alone()
    devices.send(.typed(String(Self.text.dropLast()) + "0"))
    devices.send(.sheetCodeEntered)
    #expect(devices.html.contains("It has seven groups of four"))
    #expect(devices.wishes.isEmpty && Self.asked(devices, .deriveFamilyCode).isEmpty)
  }

  @Test func theCodeBringsTheFamilyBackAndOpensItsArea() {
    var devices = Self.alone()
    devices.send(.typed(Self.text.lowercased()))
    devices.send(.sheetCodeEntered)
    #expect(devices.wishes == [.recover(code: WrittenCode.bytes(of: Self.code))])
    #expect(Self.asked(devices, .deriveFamilyCode) == [WrittenCode.bytes(of: Self.code)])
    let verifier = [UInt8](repeating: 3, count: 32)
    devices.script.send(Self.answered(.deriveFamilyCode, verifier))
    devices.tell {
      $0.standing = .member
      $0.device = DevicesScript.own
      $0.devices = [
        SyncDevice(id: DevicesScript.own, isParents: true, players: [], isRemoved: false)
      ]
      $0.pairing = .done(DevicesScript.own)
    }
    #expect(devices.html.contains("are on their way"))
    #expect(devices.script.state.devices.typed.isEmpty)
    devices.script.send(.tab(.newsArrived(Script.started().stored)))
    devices.send(.goneOn)
    #expect(devices.script.state.screen == .arrival)
    devices.script.send(.arrival(.left))
    #expect(devices.script.state.screen == .home)
    let known = GateCode(verifier: verifier).checkedBy
    #expect(devices.script.state.core.ledger.setting(.familyCode) == known)
  }

  @Test(arguments: [PairingEnd.unknownSheet, .erased, .familyFirst, .offline, .refused])
  func whatBringsNothingIsSaidAndTheCodeCanBeMended(end: PairingEnd) {
    var devices = Self.alone()
    devices.send(.typed(Self.text))
    devices.send(.sheetCodeEntered)
    devices.tell(.over(end))
    #expect(devices.html.contains("Type a code again"))
    devices.send(.pairingClosed)
    #expect(devices.html.contains(Self.text))
    devices.script.send(.back)
    #expect(!devices.html.contains(Self.text))
  }

  @Test func aPlayersCodeIsTypedOnADeviceOfTheFamily() {
    var devices = Self.atDevices()
    #expect(!devices.html.contains("A player’s code"))
    devices.tell { $0.devices[0].players = [] }
    #expect(devices.html.contains("A player’s code"))
    devices.send(.sheetCodeWanted)
    devices.send(.typed(Self.text))
    devices.send(.sheetCodeEntered)
    #expect(devices.wishes == [.recover(code: WrittenCode.bytes(of: Self.code))])
    #expect(Self.asked(devices, .deriveFamilyCode).isEmpty)
    devices.tell(.over(.isRead))
    #expect(devices.html.contains("Another device can read this, too"))
    devices.send(.pairingClosed)
    devices.tell(.done(DevicesScript.own))
    #expect(devices.html.contains("It comes back"))
    devices.send(.pairingClosed)
    #expect(devices.script.state.devices.place == .list)
  }
}
