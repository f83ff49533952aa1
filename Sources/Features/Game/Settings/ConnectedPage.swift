import AppCore
import Controls
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
package func connectedPage(
  _ key: String,
  _ title: String,
  _ sections: View,
  _ scene: Scene
) -> View {
  page("settings", scene) {
    main(.key(key)) {
      header(.class("top")) {
        roundAction("back", scene.texts.frame.settings, .back)
        h1(.focusesOnAppear) { title }
      }
      div(.class("sheet")) { sections }
    }
  }
}
