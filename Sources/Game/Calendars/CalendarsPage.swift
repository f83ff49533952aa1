import Controls
import Core
import Markup
import Strings

/// What is connected on the player's device.
func calendarsPage(_ sections: View, _ core: Core, _ texts: Texts) -> View {
  page("settings", core, texts) {
    main(.key("calendars")) {
      header(.class("top")) {
        roundAction("back", texts.frame.settings, .back)
        h1(.focusesOnAppear) { texts.calendars.title }
      }
      div(.class("sheet")) { sections }
    }
  }
}
