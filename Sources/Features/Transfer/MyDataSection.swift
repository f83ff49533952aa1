import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import SyncWire

/// What there is of the player's, and a copy of it.
package func myDataSection(_ copies: CopiesState, _ scene: Scene) -> View {
  let words = scene.texts.myData
  let isClosed = scene.core.player.map { copies.here?.hasCode($0) ?? false } ?? false
  return section(.class("sheet my-data"), .aria("labelledby", "my-data")) {
    h2(.id("my-data")) { words.title }
    p { words.about }
    p(.class("soft small")) {
      scene.texts.lists.sentences(words.noLock, isClosed ? words.visibleClosed : words.visible)
    }
    saveCopy(copies, scene.texts)
    waitingPlay(copies, scene.core, words)
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
