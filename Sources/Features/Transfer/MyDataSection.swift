import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import SyncWire

/// How much there is of the player's, and where else it is.
package func myDataAmount(elsewhere: String?, _ scene: Scene) -> View {
  let quests = scene.core.history.count { $0.isCompleted }
  let guesses = scene.core.history.reduce(0) { $0 + $1.guesses.count }
  let words = scene.texts.myData
  let amount = guesses == 0 ? words.nothingYet : words.amount(quests, guesses)
  return p(.class("lead")) { scene.texts.sentences([amount] + (elsewhere.map { [$0] } ?? [])) }
}

/// A copy of all that is the player's, with a passphrase or without.
package func savedCopySection(_ copies: CopiesState, _ scene: Scene) -> View {
  let words = scene.texts.myData
  let isClosed = scene.core.player.map { copies.here?.hasCode($0) ?? false } ?? false
  return section(.class("copies my-data"), .key("saving")) {
    p { words.about }
    p(.class("soft small")) { isClosed ? words.visibleClosed : words.visible }
    sealing(copies.sealing, scene.texts.family.copies)
    mainAction(
      words.saveCopy,
      .copies(.sealing(.copyAskedFor)),
      isEnabled: !copies.saved.isMaking
    )
    p(.role("status"), .key("saved")) { scene.texts.playersWords(for: copies.saved) }
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

/// A copy that the player brings in.
package func broughtCopySection(_ copies: CopiesState, _ scene: Scene) -> View {
  section(.class("copies"), .key("bringing")) { choosingCopy(copies, scene) }
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
