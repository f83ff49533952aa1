import Controls
import Core
import Markup
import Strings

/// How it stands with what is connected, where the settings lead to it.
package struct ConnectedStates {
  let music: String?
  let family: String?

  package init(music: String?, family: String?) {
    self.music = music
    self.family = family
  }
}

/// What is connected on the player's device: calendars, music, or other devices.
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
