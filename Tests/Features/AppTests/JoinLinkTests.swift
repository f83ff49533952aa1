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

/// A link that says what is typed otherwise: on its way to another device, and on the one to which it leads.
@Suite struct JoinLinkTests {
  private static let text = PairingCode(DevicesScript.code)?.text ?? "?"

  /// A device that has nothing.
  private static func empty() -> DevicesScript {
    var script = Script()
    script.open([], device: 9)
    return DevicesScript(script)
  }

  private static func link(_ said: String) -> Action {
    .answered(Answer(.takeJoinLink, for: .devices, [0, 0] + Array(said.utf8)))
  }

  private static func asked(_ devices: DevicesScript, _ kind: PortKind) -> [String] {
    devices.script.effects.compactMap { effect in
      guard case .ask(let request) = effect, request.kind == kind else { return nil }
      return String(decoding: request.bytes, as: UTF8.self)
    }
  }

  // MARK: - On the device that invites

  /// It shows a code, and knows where the family opens the app.
  private static func showing() -> DevicesScript {
    var devices = DevicesScript.atDevices()
    devices.tell(.showing(code: DevicesScript.code, until: 0))
    devices.script.send(
      .answered(Answer(.readAddress, for: .devices, Array("https://family.example/".utf8)))
    )
    return devices
  }

  @Test func theAddressIsAskedForWithACodeAndNoSooner() {
    var devices = DevicesScript.atDevices()
    #expect(Self.asked(devices, .readAddress).isEmpty)
    devices.tell(.showing(code: DevicesScript.code, until: 0))
    #expect(Self.asked(devices, .readAddress).count == 1)
    #expect(!devices.html.contains("Use a QR code or a link"))
  }

  @Test(arguments: [LinkWay.copy, .share])
  func theLinkHasTheCodeWhereBrowsersSendItToNobody(way: LinkWay) {
    var devices = Self.showing()
    devices.send(.linkHandedOn(way))
    let kind = way == .copy ? PortKind.copyText : .shareText
    #expect(Self.asked(devices, kind) == ["https://family.example/#join=\(Self.text)"])
  }

  @Test func whatBecameOfTheLinkIsSaidUntilTheCodeIsGone() {
    var devices = Self.showing()
    devices.script.send(.answered(Answer(.copyText, for: .devices, [])))
    #expect(devices.html.contains("Copied."))
    devices.script.send(.answered(Answer(.shareText, for: .devices, nil)))
    #expect(devices.html.contains("This browser cannot do that"))
    devices.tell(.waiting)
    devices.tell(.showing(code: DevicesScript.code, until: 0))
    #expect(!devices.html.contains("This browser cannot do that"))
  }

  @Test func withoutACodeThereIsNoLink() {
    var devices = Self.showing()
    devices.tell(.none)
    devices.send(.linkHandedOn(.copy))
    #expect(Self.asked(devices, .copyText).isEmpty)
  }

  @Test func theLinkIsDrawnOnceItIsKnownAndTheDrawingIsGoneWithItsCode() {
    var devices = Self.showing()
    #expect(Self.asked(devices, .drawCode) == ["https://family.example/#join=\(Self.text)"])
    devices.script.send(
      .answered(Answer(.drawCode, for: .devices, [21] + Array("M0 0h7v1h-7z".utf8)))
    )
    #expect(
      devices.html.contains("viewBox=\"-4 -4 29 29\"") && devices.html.contains("M0 0h7v1h-7z")
    )
    devices.tell()
    #expect(Self.asked(devices, .drawCode).isEmpty)
    devices.tell(.waiting)
    devices.tell(.showing(code: [UInt8](repeating: 8, count: 10), until: 0))
    #expect(!devices.html.contains("M0 0h7v1h-7z"))
    #expect(Self.asked(devices, .drawCode).count == 1)
  }

  @Test(arguments: [nil, [], [21], [20, 77], [178, 77]] as [[UInt8]?])
  func withoutADrawingThereIsTheLink(bytes: [UInt8]?) {
    var devices = Self.showing()
    devices.script.send(.answered(Answer(.drawCode, for: .devices, bytes)))
    #expect(!devices.html.contains("class=\"qr\"") && devices.html.contains("Share the link"))
  }

  // MARK: - On the device to which it leads

  @Test func itIsAskedForOnceAndWhenItIsKnownHowTheDeviceStands() {
    var devices = Self.empty()
    #expect(Self.asked(devices, .takeJoinLink).isEmpty)
    devices.tell()
    #expect(Self.asked(devices, .takeJoinLink).count == 1)
    devices.tell()
    #expect(Self.asked(devices, .takeJoinLink).isEmpty)
  }

  @Test func anEmptyDeviceIsAtOnceWhereCodesAreTypedAndNobodyIsAskedYet() {
    var devices = Self.empty()
    devices.script.send(Self.link(Self.text))
    #expect(devices.script.state.screen == .joining)
    #expect(devices.html.contains("value=\"\(Self.text)\""))
    #expect(devices.html.contains("Does this device join the family?"))
    #expect(devices.wishes.isEmpty && devices.script.batches.isEmpty)
    devices.send(.codeEntered)
    #expect(devices.wishes == [.join(code: DevicesScript.code)])
  }

  @Test func whoeverGoesBackFromThereIsNotLedThereAgain() {
    var devices = Self.empty()
    devices.script.send(Self.link(Self.text))
    devices.script.send(.back)
    devices.script.send(.page(.hidden))
    devices.script.send(.page(.shown))
    #expect(devices.script.state.screen == .emptyLog(.firstVisit))
    devices.script.send(.joinChosen)
    #expect(devices.html.contains("Type the code") && !devices.html.contains(Self.text))
  }

  @Test func aGuessThatWasBegunBeforeItCameIsNotTakenAway() {
    var devices = Self.empty()
    devices.script.send(.practice(.begun))
    devices.script.send(Self.link(Self.text))
    #expect(devices.script.state.screen != .joining)
    devices.script.send(.back)
    #expect(devices.script.state.screen == .joining)
    #expect(devices.html.contains("value=\"\(Self.text)\""))
  }

  @Test(arguments: [
    "", "?", "7Q2M0K", "<img src=x>", "%00%FF", "=", "000000-000000-000001", "#join=", "\u{202E}",
  ])
  func aLinkThatIsNoneChangesNothing(said: String) {
    for begin in [Self.empty, { DevicesScript() }] {
      var devices = begin()
      let (before, written) = (devices.html, devices.script.batches.count)
      devices.script.send(Self.link(said))
      #expect(devices.html == before)
      #expect(devices.wishes.isEmpty && devices.script.batches.count == written)
    }
  }

  @Test(arguments: [SyncStatus.Standing.alone, .member, .stopped, .removed, .erased, .emptied])
  func aDeviceThatIsNotNewIsToldKindlyAndGoesOn(standing: SyncStatus.Standing) {
    var devices = DevicesScript()
    devices.tell { $0.standing = standing }
    let (before, written) = (devices.html, devices.script.batches.count)
    devices.script.send(Self.link(Self.text))
    let title =
      switch standing {
      case .member, .stopped: "This device is in the family already"
      case .removed, .erased, .emptied: "This device was in the family before"
      case .alone: "There are quests on this device already"
      }
    #expect(devices.html.contains(title))
    #expect(devices.wishes.isEmpty && devices.script.batches.count == written)
    #expect(devices.script.state.canGoBack)
    var read = devices
    read.send(.linkRead)
    #expect(read.html == before)
    devices.script.send(.back)
    #expect(devices.html == before)
  }

  @Test func whatDevicesAreAtGoesOnWhenALinkComes() {
    var devices = Self.empty()
    devices.tell(.comparing(symbols: [0, 1, 2, 3], isInviter: false))
    let before = devices.html
    devices.script.send(Self.link(Self.text))
    #expect(devices.html == before)
  }

  @Test func aWholeLinkCanBePastedWhereACodeIsTyped() {
    var devices = Self.empty()
    devices.script.send(.joinChosen)
    devices.send(.typed("https://family.example/#join=\(Self.text) "))
    devices.send(.codeEntered)
    #expect(devices.wishes == [.join(code: DevicesScript.code)])
  }

  // MARK: - By the camera

  /// On a device that has nothing, where codes are typed, in a browser that reads QR codes.
  private static func canScan() -> DevicesScript {
    var devices = empty()
    devices.script.send(.answered(Answer(.takeJoinLink, for: .devices, [1, 0])))
    devices.script.send(.joinChosen)
    return devices
  }

  private static func seen(_ text: String?) -> Action {
    .answered(Answer(.scanCode, for: .devices, text.map { Array($0.utf8) }))
  }

  @Test func whereNothingReadsQRCodesNobodyIsOfferedIt() {
    var devices = Self.empty()
    devices.script.send(.joinChosen)
    #expect(!devices.html.contains("Scan the QR code"))
  }

  @Test func theCameraIsAskedForByATapAndNoSooner() {
    var devices = Self.canScan()
    #expect(devices.html.contains("Scan the QR code") && Self.asked(devices, .scanCode).isEmpty)
    devices.send(.scanWanted)
    #expect(Self.asked(devices, .scanCode).count == 1)
    #expect(devices.html.contains("id=\"viewfinder\""))
  }

  @Test func whatTheCameraSeesIsTyped() {
    var devices = Self.canScan()
    devices.send(.scanWanted)
    devices.script.send(Self.seen(Self.text))
    #expect(devices.wishes == [.join(code: DevicesScript.code)])
  }

  @Test func aCodeThatIsNoneIsToldAsASlip() {
    var devices = Self.canScan()
    devices.send(.scanWanted)
    devices.script.send(Self.seen("7Q2M0K"))
    #expect(devices.wishes.isEmpty && devices.html.contains("That is not quite what stands there"))
  }

  @Test func withoutACameraTheCodeIsTyped() {
    var devices = Self.canScan()
    devices.send(.scanWanted)
    devices.script.send(Self.seen(nil))
    #expect(devices.html.contains("The camera stays off") && devices.html.contains("id=\"paired\""))
    devices.send(.scanWanted)
    #expect(!devices.html.contains("The camera stays off"))
  }

  @Test func whoeverLeavesTheCameraFindsTheFieldAndWhatItSeesLaterCountsNoMore() {
    for leave: Action in [.back, .devices(.scanGivenUp)] {
      var devices = Self.canScan()
      devices.send(.scanWanted)
      devices.script.send(leave)
      #expect(devices.html.contains("id=\"paired\""))
      for seen in [Self.text, "", nil] { devices.script.send(Self.seen(seen)) }
      #expect(devices.wishes.isEmpty && !devices.html.contains("The camera stays off"))
      #expect(devices.script.state.screen == .joining)
    }
  }
}
