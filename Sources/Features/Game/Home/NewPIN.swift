import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine

/// A PIN that was set after the first start: whoever plays here is told of it once.
@MarkupBuilder<Action>
func newPINNotice(_ core: Core, _ texts: Texts) -> View {
  if core.hasNewPIN {
    div(.class("note new-pin"), .key("new-pin")) {
      p(.class("grow")) { texts.home.newPIN }
      quietAction(texts.home.newPINRead, .home(.newPINRead), isEnabled: core.role.canWrite)
    }
  }
}

extension Core {
  fileprivate var hasNewPIN: Bool { ledger.setting(.hasNewPIN, on: device) ?? false }

  mutating func noteNewPIN() -> [Effect] {
    hasNewPIN ? record([.set(.hasNewPIN, false)]) : []
  }
}
