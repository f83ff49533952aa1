import Controls
import Core
import Markup
import Strings

/// What there is of the player's, and a copy of it.
package func myDataSection(_ copies: CopiesState, _ texts: Texts) -> View {
  section(.class("sheet my-data"), .aria("labelledby", "my-data")) {
    h2(.id("my-data")) { texts.myData.title }
    p { texts.myData.about }
    p(.class("soft small")) { texts.lists.sentences(texts.myData.visible, texts.myData.noLock) }
    saveCopy(copies, texts)
  }
}

/// *Save a copy*, and how it went.
@MarkupBuilder<Action>
package func saveCopy(_ copies: CopiesState, _ texts: Texts) -> View {
  outlinedAction(
    texts.myData.saveCopy,
    .copies(.saving(.askedFor)),
    isEnabled: !copies.saved.isMaking
  )
  p(.role("status")) { texts.playersWords(for: copies.saved) }
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
