import AppCore
import Controls
import Markup
import Strings

/// Before a family is founded the code is asked for that is on paper already.
func paperView(_ devices: DevicesState, _ texts: DeviceTexts) -> View {
  section(.class("form narrow"), .key("paper")) {
    p(.class("lead")) { texts.paperAbout }
    codeField(
      CodeField(
        id: "paper-code",
        name: texts.familyCode,
        slip: devices.asked.isOther ? texts.isOtherPaper : texts.isSheetSlip,
        isWritten: true
      ),
      devices,
      texts,
      .paperEntered
    )
    quietAction(texts.noPaper, .devices(.withoutPaper))
    p(.class("help")) { texts.noPaperAbout }
  }
}
