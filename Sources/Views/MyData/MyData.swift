import AppCore
import Markup
import Strings

/// What there is of hers, and a copy of it.
func myData(_ state: AppState, _ texts: Texts) -> View {
  section(.class("sheet my-data"), .aria("labelledby", "my-data")) {
    h2(.id("my-data")) { texts.myData.title }
    p { texts.myData.about }
    p(.class("soft small")) { texts.myData.noLock }
    outlinedAction(
      texts.myData.saveCopy,
      .myData(.copyAskedFor),
      isEnabled: !state.savedCopy.isMaking
    )
    p(.role("status")) { texts.playersWords(for: state.savedCopy) }
  }
}

extension Texts {
  fileprivate func playersWords(for copy: SavedCopy) -> String {
    switch copy {
    case .none, .making: ""
    case .made(leftOut: 0): myData.made
    case .made: myData.madeInPart
    case .notMade: myData.notMade
    }
  }
}
