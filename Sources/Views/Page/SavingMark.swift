import AppCore
import Markup
import Strings

/// Whether what the screen shows is stored.
///
/// Says nothing while it is too early to say something.
func savingMark(_ state: AppState, _ texts: Texts) -> View {
  p(
    .class("saving-mark"),
    .role("status"),
    .aria("live", state.savingMark == .saving ? "polite" : "off"),
    .key("saving-mark")
  ) {
    switch state.savingMark {
    case .saved: state.stage == .ready ? texts.saving.saved : ""
    case .pending: ""
    // The notice of a full device says more.
    case .saving: state.saving.isOutOfRoom ? "" : texts.saving.saving
    }
  }
}
