import Controls
import Core
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

  init(_ guess: OneGuess, _ estimation: EstimationID?, _ core: Core, _ texts: Texts) {
    naming = Game.naming(guess, core, texts)
    keeping = Game.keeping(guess, core, texts)
    after = estimation.map { afterOneGuess($0, guess, core, texts.oneGuess) } ?? []
  }
}
