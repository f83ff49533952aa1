import Access
import Basics
import Controls
import Core
import Devices
import Markup
import Strings

/// PIN and family code.
func keysPage(_ gate: Gate, _ devices: DevicesState, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.people
  return familyPage(.people, words.keys, isBehind: true, core, texts) {
    p(.class("lead")) { texts.family.gate.curtain }
    ul(.class("rows narrow")) {
      leadingRow(
        "lock",
        words.changePIN,
        words.changePINAbout,
        .gate(.changeWanted(withCode: false))
      )
      if devices.isMember {
        leadingRow("key", texts.devices.sheet, texts.devices.sheetAndPIN, opens(.devices))
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
      texts.lists.sentences(texts.words(forCodeOf: gate, core), words.codeAbout)
    }
  }
}
