import AppCore
import Markup
import Strings

/// The app cannot run here, and says why.
func troublePage(_ title: String, _ words: String, _ state: AppState, _ texts: Texts) -> View {
  page("plain", state, texts) {
    main(.key("trouble")) {
      svg(.class("hero-lantern"), .viewBox(0, 0, 64, 84), .aria("hidden", true)) {
        use(.drawing("lantern-off"))
      }
      h1(.focusesOnAppear) { title }
      p { words }
    }
  }
}

/// The device is full in the middle of things, which go on.
func roomNotice(_ texts: Texts) -> View {
  section(.class("notice"), .role("alert"), .key("room-notice")) {
    p { texts.trouble.noRoomToSave }
  }
}
