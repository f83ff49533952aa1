import AppCore
import Markup
import Strings

func openingPage(_ texts: Texts) -> View {
  main(.class("plain"), .key("opening")) {
    p { texts.trouble.opening }
  }
}

func noStoragePage(_ texts: Texts) -> View {
  main(.class("plain"), .key("no-storage")) {
    h1(.focusesOnAppear) { texts.trouble.noStorageTitle }
    p { texts.trouble.noStorage }
  }
}
