import AppCore
import Domain
import Markup
import Strings
import Time

/// How long each was, in words; what it took is there when its ribbon has stopped.
package func guessAndTruth(_ guess: Guess, _ texts: Texts) -> View {
  dl(.class("heads")) {
    div {
      dt { texts.reveal.yourGuess }
      dd { texts.words(for: guess.estimate) }
    }
    div(.class("took")) {
      dt { texts.reveal.itTook }
      dd { texts.words(for: guess.actual) }
    }
  }
}

extension Texts {
  package func words(forDifferenceOf guess: Guess) -> String {
    let difference = guess.actual - guess.estimate
    if difference == .zero { return reveal.same }
    let words = words(for: difference)
    return difference > .zero ? reveal.longer(words) : reveal.shorter(words)
  }
}
