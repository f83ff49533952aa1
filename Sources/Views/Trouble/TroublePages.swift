import AppCore
import Markup
import Strings

func noStoragePage(_ state: AppState, _ texts: Texts) -> View {
  page("plain", state, texts) {
    main(.key("no-storage")) {
      h1(.focusesOnAppear) { texts.trouble.noStorageTitle }
      p { texts.trouble.noStorage }
    }
  }
}
