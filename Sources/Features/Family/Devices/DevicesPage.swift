import Access
import AppCore
import Controls
import Devices
import Markup
import Strings

/// The family's devices, and how one more comes in.
func devicesPage(_ devices: DevicesState, _ scene: Scene) -> View {
  familyPage(.people, devicesTitle(devices, scene), behind: devices.pageKey, scene) {
    devicesSections(devices, scene) { .gate(.sheetNoted($0)) }
  }
}
