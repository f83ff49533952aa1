import AppCore
import Controls
import Devices
import Markup
import Strings
import Transfer

/// Where copies are, one more of them, and what a copy brings.
func copiesPage(
  _ copies: CopiesState,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  familyPage(
    .people,
    scene.texts.family.copies.title,
    behind: scene.texts.family.copies.title,
    scene
  ) {
    backupSection(copies, elsewhere: scene.texts.elsewhere(devices, scene.core), scene)
  }
}

/// The way to an empty device.
func erasePage(
  _ copies: CopiesState,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  familyPage(
    .people,
    scene.texts.family.people.erase,
    behind: scene.texts.family.people.erase,
    scene
  ) {
    eraseSection(copies, devices.placeInFamily, scene)
  }
}

extension DevicesState {
  fileprivate var placeInFamily: PlaceInFamily {
    if !isMember { return .none }
    return canLeave ? .left : .kept
  }
}
