import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import SyncWire

/// Who can see what of the player's: each device, and nobody in particular behind it.
package func whoSees(_ devices: DevicesState, _ scene: Scene) -> View {
  let words = scene.texts.devices
  return section(.class("copies narrow"), .key("who-sees")) {
    p(.class("lead")) { words.whoSees }
    ul(.class("rows")) {
      for device in devices.devices {
        let isThis = device.id == devices.status.device
        let sees = scene.core.player.map { device.players.contains($0.raw) } ?? false
        li(.class("setting"), .key(device.id.shortText)) {
          span(.class("puck")) { pictogram(sees ? "quests" : "laptop") }
          span(.class("grow")) {
            b { isThis ? words.thisDevice : name(of: device, sees: sees, words) }
            span(.class("soft")) { words.sees(device, sees: sees) }
          }
        }
      }
    }
    stateWord(devices, scene.texts)
  }
}

/// The player's own code, or the field for it, where one of them is open.
package func ownCodePage(_ devices: DevicesState, _ scene: Scene) -> View? {
  switch devices.place {
  case .sheet(let player): playersCodeView(of: player, devices, scene)
  case .sheetCode: recoveryView(devices, scene.texts)
  case .list, .roles, .device, .code, .paper, .scanning: nil
  }
}

/// Ways to it, where the player has a code.
package func ownCodeRows(_ devices: DevicesState, _ scene: Scene) -> [View] {
  guard let player = scene.core.player?.raw, devices.hasCode(of: player) else { return [] }
  let words = scene.texts.devices
  let about = devices.tellsOfNewCode ? words.myCodeIsNew : words.myCodeRow
  return [
    settingRow(words.myCode, about, .devices(.sheetChosen(of: player))),
    settingRow(words.haveMyCode, words.haveMyCodeRow, .devices(.sheetCodeWanted)),
  ]
}

private func name(of device: SyncDevice, sees: Bool, _ texts: DeviceTexts) -> String {
  sees && !device.isParents ? texts.anotherOfYours : texts.anotherOfFamily
}

extension DeviceTexts {
  fileprivate func sees(_ device: SyncDevice, sees: Bool) -> String {
    if !sees { return seesQuests }
    return device.isParents || device.players.count > 1 ? seesAll : seesOwn
  }
}
