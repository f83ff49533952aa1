import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// On the summary: the whole string guessed at once, and its pieces; nothing where it was not.
func wholeAndPieces(_ session: QuestSession, _ texts: Texts) -> [View] {
  let digest = session.digest
  guard let guess = digest.wholeGuess, WholeOrPieces.Pair(digest).exists,
    let time = digest.wholeTime
  else { return [] }
  let (guesses, together) = (session.totalGuess, session.totalTime)
  let longest = max(max(guess, time), max(guesses, together))
  let words = texts.whole
  return [
    section(.class("whole-and-pieces"), .aria("labelledby", "whole"), .key("whole")) {
      h2(.id("whole")) { words.wholeAndPieces }
      pair(words.theWhole, words.guessedAndTook(texts.words(for: guess), texts.words(for: time))) {
        twoLengths(guess, time, longest: longest)
      }
      pair(
        words.thePieces,
        words.guessedAndTogether(texts.words(for: guesses), texts.words(for: together))
      ) {
        twoLengths(guesses, together, longest: longest)
      }
    }
  ]
}

private func pair(_ name: String, _ lengths: String, _ bars: () -> View) -> View {
  div(.class("lengths-row")) {
    div(.class("line")) { b { name } }
    bars()
    p(.class("soft small")) { lengths }
  }
}
