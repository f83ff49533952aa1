import AppCore
import Controls
import Markup
import Strings

/// Beside what another person can see.
func visibleMark(_ texts: OwnQuestTexts) -> View {
  p(.class("visible-mark help")) {
    pictogram("people")
    texts.visible
  }
}
