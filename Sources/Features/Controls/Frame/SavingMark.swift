import Basics
import Core
import Markup
import Strings
import SyncEngine

/// Quiet when everything on the screen is stored, and while it is too early to say something.
func savingMark(_ core: Core, _ texts: Texts) -> View {
  let mark = core.savingMark
  return p(
    .class(mark == .saved ? "saving-mark" : "saving-mark waiting"),
    .role("status"),
    .key("saving-mark")
  ) {
    // A notice says more.
    mark == .saving && !core.saving.trouble.exists ? texts.saving.saving : ""
  }
}
