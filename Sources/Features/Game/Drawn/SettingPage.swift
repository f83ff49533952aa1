import AppCore
import Controls
import Markup
import Strings

/// A page behind a row of the settings.
///
/// - Parameters:
///   - title: also its key.
///   - back: what the page is called to which *Back* leads; the settings unless given.
package func settingPage(
  _ title: String,
  back: String? = nil,
  _ sections: View,
  _ scene: Scene
) -> View {
  page("settings", scene) {
    main(.key(title)) {
      header(.class("top")) {
        roundAction("back", back ?? scene.texts.frame.settings, .back)
        h1(.focusesOnAppear) { title }
      }
      div(.class("sheet")) { sections }
    }
  }
}
