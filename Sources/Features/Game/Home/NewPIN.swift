import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// A PIN that was set after the first start: whoever plays here is told of it once.
@MarkupBuilder<Action>
func newPINNotice(_ scene: Scene) -> View {
  if scene.core.hasNewPIN {
    div(.class("note new-pin"), .key("new-pin")) {
      p(.class("grow")) { scene.texts.home.newPIN }
      quietAction(
        scene.texts.home.newPINRead,
        .home(.newPINRead),
        isEnabled: scene.canWrite
      )
    }
  }
}

extension Core {
  fileprivate var hasNewPIN: Bool { ledger.setting(.hasNewPIN, on: device) ?? false }

  mutating func noteNewPIN() -> [Effect] {
    hasNewPIN ? record([.set(.hasNewPIN, false)]) : []
  }
}
