import Core
import Markup
import Strings
import SyncEngine

/// Whether what the screen shows is stored.
///
/// Says nothing while it is too early to say something, nor before there is a family's log.
func savingMark(_ core: Core, _ texts: Texts) -> View {
  let mark = core.savingMark
  return p(
    .class("saving-mark"),
    .role("status"),
    .aria("live", mark == .saving ? "polite" : "off"),
    .key("saving-mark")
  ) {
    switch mark {
    case .saved: core.ledger.allPlayers.isEmpty ? "" : texts.saving.saved
    case .pending: ""
    // The notice of a full device says more.
    case .saving: core.saving.isOutOfRoom ? "" : texts.saving.saving
    }
  }
}
