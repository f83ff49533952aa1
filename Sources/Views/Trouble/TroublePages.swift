import AppCore
import Markup
import Strings

func openingPage(_ state: AppState, _ texts: Texts) -> View {
  page("plain", state, texts) {
    main(.key("opening")) {
      p { texts.trouble.opening }
    }
  }
}

func noStoragePage(_ state: AppState, _ texts: Texts) -> View {
  page("plain", state, texts) {
    main(.key("no-storage")) {
      h1(.focusesOnAppear) { texts.trouble.noStorageTitle }
      p { texts.trouble.noStorage }
    }
  }
}
