import Controls
import Core
import Markup
import Strings

/// What is connected on the player's device: calendars, or music.
func connectedPage(
  _ key: String,
  _ title: String,
  _ sections: View,
  _ core: Core,
  _ texts: Texts
) -> View {
  page("settings", core, texts) {
    main(.key(key)) {
      header(.class("top")) {
        roundAction("back", texts.frame.settings, .back)
        h1(.focusesOnAppear) { title }
      }
      div(.class("sheet")) { sections }
    }
  }
}
