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

/// A device that has nothing comes to a family.
@Suite struct JoiningTests {
  private var devices: DevicesScript

  init() {
    var script = Script()
    script.open([], device: 9)
    devices = DevicesScript(script)
    devices.script.send(.joinChosen)
  }

  /// What another device of the family has.
  private static let family = Script.started().stored

  @Test mutating func aSlipIsToldBeforeAnythingIsSent() {
    #expect(devices.script.state.screen == .joining)
    let text = Array((PairingCode(DevicesScript.code)?.text ?? "").utf8)
    let other: UInt8 = text[0] == 0x37 ? 0x38 : 0x37
    devices.send(.typed(String(decoding: [other] + text.dropFirst(), as: UTF8.self)))
    devices.send(.codeEntered)
    #expect(devices.wishes.isEmpty && devices.html.contains("That is not quite what stands there"))
    devices.send(.typed(""))
    #expect(!devices.html.contains("That is not quite"))
  }

  @Test mutating func smallLettersBlanksAndAnOForAZeroAreFine() {
    let text = PairingCode(DevicesScript.code)?.text ?? ""
    let typed = text.lowercased().replacing("-", with: " ").replacing("0", with: "o")
    devices.send(.typed(typed))
    devices.send(.codeEntered)
    #expect(devices.wishes == [.join(code: DevicesScript.code)])
  }

  @Test mutating func whoComesInLooksOnAndCanStopIt() {
    devices.tell(.comparing(symbols: [0, 1, 2, 3], isInviter: false))
    #expect(devices.html.contains("say so on the other device"))
    #expect(!devices.html.contains("They are the same<"))
    devices.send(.compared(areSame: false))
    #expect(devices.wishes == [.compared(areSame: false)])
  }

  @Test(arguments: PairingEnd.allCases)
  mutating func afterAnEndACodeIsTypedAgain(end: PairingEnd) {
    devices.tell(.over(end))
    devices.send(.pairingClosed)
    #expect(devices.wishes == [.closePairing])
    #expect(devices.html.contains("It stands on the other device"))
  }

  @Test mutating func backLeadsToTheCodeAndThenToWhereItBegan() {
    devices.tell(.comparing(symbols: [0, 1, 2, 3], isInviter: false))
    devices.script.send(.back)
    #expect(devices.wishes == [.cancelPairing])
    #expect(devices.script.state.screen == .joining)
    devices.tell(.none)
    devices.script.send(.back)
    #expect(devices.script.state.screen == .emptyLog(.firstVisit))
  }

  @Test mutating func withWhatTheFamilyHasItGoesOnLikeAnyStart() {
    join(as: .players(PlayerID(0)))
    #expect(devices.html.contains("are on their way"))
    devices.send(.goneOn)
    #expect(devices.script.state.screen == .joining)
    devices.script.send(.tab(.newsArrived(Self.family)))
    #expect(devices.script.state.screen == .joining)
    devices.send(.goneOn)
    #expect(devices.wishes == [.closePairing])
    #expect(devices.script.state.screen == .home)
  }

  @Test mutating func nothingIsWrittenBefore() {
    join(as: .parents)
    devices.script.send(.back)
    devices.script.send(.page(.hidden))
    devices.script.send(.page(.shown))
    devices.script.send(.newChosen)
    devices.script.send(.tab(.newsArrived(Self.family)))
    #expect(devices.script.batches.isEmpty && devices.script.stored.isEmpty)
  }

  @Test mutating func ofSeveralTheOneWhoseItIsPlays() {
    let mira = PlayerID(77)
    join(as: .players(mira))
    devices.script.send(.tab(.newsArrived(Self.family + [Self.playerAdded(mira)])))
    devices.send(.goneOn)
    #expect(devices.script.state.core.player == mira)
  }

  /// Whoever says that no parent is there wants to play.
  @Test mutating func onAParentsSomebodyIsAskedWhereNoParentIs() {
    join(as: .parents)
    devices.script.send(.tab(.newsArrived(Self.family + [Self.playerAdded(PlayerID(77))])))
    devices.send(.goneOn)
    devices.script.send(.arrival(.left))
    #expect(devices.script.state.screen == .whoPlays)
  }

  /// The page was closed in the middle.
  @Test func aStartGoesOnWithIt() {
    var script = Script()
    script.open([], device: 9)
    var devices = DevicesScript(script)
    devices.tell { $0.standing = .member }
    #expect(devices.script.state.screen == .joining && devices.html.contains("are on their way"))
  }

  @Test mutating func whoeverBeginsInAnotherTabIsFollowed() {
    devices.script.send(.tab(.newsArrived(Self.family)))
    #expect(devices.script.state.screen != .joining)
  }

  private mutating func join(as role: DeviceRole) {
    let player: UInt128? = if case .players(let player) = role { player.raw } else { nil }
    devices.tell {
      $0.standing = .member
      $0.device = DevicesScript.own
      $0.devices = [
        SyncDevice(
          id: DevicesScript.own,
          isParents: !player.exists,
          players: player.map { [$0] } ?? [],
          isRemoved: false
        )
      ]
      $0.pairing = .done(DevicesScript.own)
    }
  }

  private static func playerAdded(_ player: PlayerID) -> SyncEngine.Operation {
    SyncEngine.Operation(
      id: OperationID(0xADD),
      clock: HybridTime(packed: 1_793_260_900_000 << 16, device: 8),
      recordedAt: Instant(milliseconds: 1_793_260_900_000),
      offset: .utc,
      player: nil,
      body: .playerSet(player, name: "Mira")
    )
  }
}
