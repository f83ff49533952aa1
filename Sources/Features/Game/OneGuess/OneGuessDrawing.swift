import AppCore
import Controls
import Domain
import Markup
import Strings

/// What the screens of one guess say of its name: before it, and after its reveal.
///
/// NB: a class, as ``LaterDrawing`` is.
final class OneGuessDrawing {
  let naming: View
  let keeping: [View]
  let after: [View]

  init(_ guess: OneGuess, _ estimation: EstimationID?, _ scene: Scene) {
    naming = Game.naming(guess, scene)
    keeping = Game.keeping(guess, scene)
    after = estimation.map { afterOneGuess($0, guess, scene.core, scene.texts.oneGuess) } ?? []
  }
}
