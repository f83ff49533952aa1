import Access
import AppCore
import Basics
import Controls
import Devices
import Markup
import Strings

/// PIN and family code.
func keysPage(_ gate: Gate, _ devices: DevicesState, _ scene: Scene) -> View {
  let words = scene.texts.family.people
  return familyPage(.people, words.keys, behind: words.keys, scene) {
    p(.class("lead")) { scene.texts.family.gate.curtain }
    ul(.class("rows narrow")) {
      leadingRow(
        "lock",
        words.changePIN,
        words.changePINAbout,
        .gate(.changeWanted(withCode: false))
      )
      if devices.isMember {
        leadingRow(
          "key",
          scene.texts.devices.sheet,
          scene.texts.devices.sheetAndPIN,
          opens(.devices)
        )
      } else {
        if gate.record?.code.unwritten.exists ?? false {
          leadingRow("key", words.showCode, words.codeNotOnPaper, .gate(.unwrittenWanted))
        }
        leadingRow(
          "key",
          words.renewCode,
          words.renewCodeAbout,
          .gate(.changeWanted(withCode: true))
        )
      }
    }
    p(.class("help narrow")) {
      scene.texts.lists.sentences(scene.texts.words(forCodeOf: gate, scene.core), words.codeAbout)
    }
  }
}
