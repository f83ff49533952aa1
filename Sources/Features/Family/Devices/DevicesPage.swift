import Access
import Controls
import Core
import Devices
import Markup
import Strings

/// The family's devices, and how one more comes in.
func devicesPage(_ devices: DevicesState, _ core: Core, _ texts: Texts) -> View {
  familyPage(
    .people,
    devicesTitle(devices, core, texts),
    isBehind: true,
    key: devices.pageKey,
    core,
    texts
  ) {
    devicesSections(devices, core, texts) { .gate(.sheetNoted($0)) }
  }
}
