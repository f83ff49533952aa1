import Controls
import Core
import Devices
import Markup
import Strings
import Transfer

/// Where copies are, one more of them, and what a copy brings.
func copiesPage(
  _ copies: CopiesState,
  _ devices: DevicesState,
  _ core: Core,
  _ texts: Texts
) -> View {
  familyPage(.people, texts.family.copies.title, isBehind: true, core, texts) {
    backupSection(copies, elsewhere: texts.elsewhere(devices, core), core, texts)
  }
}

/// The way to an empty device.
func erasePage(
  _ copies: CopiesState,
  _ devices: DevicesState,
  _ core: Core,
  _ texts: Texts
) -> View {
  familyPage(.people, texts.family.people.erase, isBehind: true, core, texts) {
    eraseSection(copies, devices.placeInFamily, core, texts)
  }
}

extension DevicesState {
  fileprivate var placeInFamily: PlaceInFamily {
    if !isMember { return .none }
    return canLeave ? .left : .kept
  }
}
