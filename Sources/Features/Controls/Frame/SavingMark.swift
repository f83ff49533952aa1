import AppCore
import Basics
import Markup
import Strings
import SyncEngine

/// Quiet when everything on the screen is stored, and while it is too early to say something.
func savingMark(_ scene: Scene) -> View {
  let mark = scene.core.savingMark
  return p(
    .class(mark == .saved ? "saving-mark" : "saving-mark waiting"),
    .role("status"),
    .key("saving-mark")
  ) {
    // A notice says more.
    mark == .saving && !scene.core.saving.trouble.exists ? scene.texts.saving.saving : ""
  }
}
