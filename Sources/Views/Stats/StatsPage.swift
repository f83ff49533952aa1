import AppCore
import Domain
import Markup
import Strings

func statsPage(_ state: AppState, _ texts: Texts) -> View {
  page("place stats", state, texts) {
    main(.key("stats")) {
      header(.class("top")) { h1(.focusesOnAppear) { texts.frame.stats } }
    }
    places(state, texts)
  }
}
