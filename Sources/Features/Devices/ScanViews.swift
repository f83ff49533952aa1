import AppCore
import Controls
import Markup
import Strings

/// Beside the field of the code, where this browser reads QR codes.
@MarkupBuilder<Action>
func scanAction(_ devices: DevicesState, _ texts: DeviceTexts) -> View {
  outlinedAction(texts.scan, .devices(.scanWanted))
  p(.class("help remark"), .role("status"), .key("camera")) {
    devices.hasNoPicture ? texts.noPicture : ""
  }
}

/// The place of the camera's picture, which `Public/runtime/later/joining.js` puts there.
func scanView(_ texts: DeviceTexts) -> View {
  section(.class("form narrow"), .key("scanning")) {
    p(.class("lead")) { texts.scanAbout }
    div(
      .class("viewfinder"),
      .id("viewfinder"),
      .role("img"),
      .aria("label", texts.scanPicture),
      .key("viewfinder")
    ) {}
    quietAction(texts.typeInstead, .devices(.scanGivenUp))
  }
}
