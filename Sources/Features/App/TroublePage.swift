import AppCore
import Controls
import Markup
import Strings

/// The app cannot run here, and says why.
func troublePage(_ title: String, _ words: String, _ scene: Scene) -> View {
  page("plain", scene) {
    main(.key("trouble")) {
      svg(.class("hero-lantern"), .viewBox(0, 0, 64, 84), .aria("hidden", true)) {
        use(.drawing("lantern-off"))
      }
      h1(.focusesOnAppear) { title }
      p { words }
    }
  }
}
