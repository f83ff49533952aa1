import Access
import App
import Core
import Domain
import Editing
import Family
import Game
import Setup
import Transfer

/// A way through the first start.
package enum FirstStart {
  /// What a parent does who wants the ready-made quest on every day and no PIN yet, and a player who
  /// leaves out the guess to try it.
  package static let shortest: [Action] = [
    .newChosen, .firstStart(.wentOn), .firstStart(.wentOn),
    .editor(.dayChosen(.saturday, true)), .editor(.dayChosen(.sunday, true)),
    .firstStart(.wentOn), .firstStart(.pinPutOff), .firstStart(.handedOver), .practice(.ended),
  ]
}
