import AppCore
import Markup
import Strings

/// On paper, calm and plain.
func settingsPage(_ state: AppState, _ texts: Texts) -> View {
  page("settings", state, texts) {
    main(.key("settings")) {
      header(.class("top")) {
        roundAction("back", texts.summary.backHome, .quest(.left))
        h1(.focusesOnAppear) { texts.settings.title }
      }
      myData(state, texts)
      p(.class("family-link")) { quietAction(texts.family.title, .family(.entered)) }
    }
  }
}
