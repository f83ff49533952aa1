import AppCore
import Basics
import Controls
import Markup
import Strings
import SyncWire

/// What the family calls a device.
func deviceNameField(
  _ device: SyncDevice,
  _ devices: DevicesState,
  _ core: Core,
  _ texts: DeviceTexts
) -> View {
  let typed = devices.typedName.flatMap { $0.device == device.id ? $0.text : nil }
  return labelledField(
    .init(
      "device-name",
      texts.name,
      .group([
        .text(upTo: longestDeviceName), .disabled(!core.role.canWrite),
        .on(.change, .devices(.nameLeft)),
      ]),
      typed ?? core.givenName(of: device.id) ?? "",
      help: texts.nameHelp
    )
  ) { .devices(.nameTyped(device.id, $0)) }
}

/// In characters, as the field takes them.
private let longestDeviceName = 40
