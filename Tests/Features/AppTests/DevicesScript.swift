import App
import AppCore
import Basics
import Devices
import SyncEngine
import SyncWire
import TestApp

/// A script with what the browser tells of the family's devices, in bytes as it does.
struct DevicesScript {
  var script: Script
  var status = SyncStatus()

  static let own = DeviceID(100)
  static let other = DeviceID(200)
  static let code = [UInt8](repeating: 7, count: 10)

  init(_ script: Script = Script.started()) {
    self.script = script
  }

  /// In the family area, where the devices are.
  static func atDevices() -> DevicesScript {
    var devices = DevicesScript()
    devices.script.openFamilyArea(at: .people)
    devices.script.send(.family(.pageChosen(.devices)))
    return devices
  }

  var player: UInt128 { script.state.core.ledger.allPlayers.first?.id.raw ?? 0 }

  var html: String { App.screen(script.state, .english).html }

  mutating func send(_ action: DevicesAction) { script.send(.devices(action)) }

  /// What the browser says unasked.
  mutating func tell(_ change: (inout SyncStatus) -> Void = { _ in }) {
    change(&status)
    script.send(.news(.syncChanged, status.bytes))
  }

  mutating func tell(_ pairing: PairingStatus) { tell { $0.pairing = pairing } }

  /// This device founded the family, and a player's has come in.
  mutating func tellOfFamily() {
    let player = player
    tell {
      $0.standing = .member
      $0.progress = .inStep
      $0.device = Self.own
      $0.devices = [
        SyncDevice(id: Self.own, isParents: true, players: [player], isRemoved: false),
        SyncDevice(id: Self.other, isParents: false, players: [player], isRemoved: false),
      ]
    }
  }

  /// The family's code, which came with the PIN and is put off: all that there is of it goes along.
  var paper: WrittenPaper? {
    guard let code = script.state.gate.record?.code.unwritten,
      let paper = FamilyPaper(founding: code.paper)
    else {
      return nil
    }
    return WrittenPaper(paper, code: WrittenCode.bytes(of: code.value))
  }

  /// What was handed on by the last action.
  var wishes: [SyncWish] {
    script.effects.compactMap { effect in
      guard case .ask(let request) = effect, request.kind == .wishSync else { return nil }
      return SyncWish(bytes: request.bytes)
    }
  }
}
