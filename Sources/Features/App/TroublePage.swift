import Controls
import Core
import Markup
import Strings

/// The app cannot run here, and says why.
func troublePage(_ trouble: StorageTrouble, _ core: Core, _ texts: Texts) -> View {
  page("plain", core, texts) {
    main(.key("trouble")) {
      svg(.class("hero-lantern"), .viewBox(0, 0, 64, 84), .aria("hidden", true)) {
        use(.drawing("lantern-off"))
      }
      h1(.focusesOnAppear) { texts.trouble.title(of: trouble) }
      p { texts.trouble.words(for: trouble) }
    }
  }
}

extension TroubleTexts {
  fileprivate func title(of trouble: StorageTrouble) -> String {
    switch trouble {
    case .blocked: noStorageTitle
    case .full: noRoomTitle
    }
  }

  fileprivate func words(for trouble: StorageTrouble) -> String {
    switch trouble {
    case .blocked: noStorage
    case .full: noRoom
    }
  }
}
