import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// What the guess was worth, and a sentence that fits it.
func verdict(_ shown: Reveal, of step: String, _ texts: Texts) -> View {
  verdict(
    shown.rating,
    texts.words(forDifferenceOf: shown.guess, of: step),
    texts.remark(on: shown),
    texts
  ) {
    gain(shown.experience, texts)
    if shown.isPersonalBest { bestChip(texts.reveal.personalBest) }
    if shown.rating == .wayOff { chip("wand", texts.reveal.discovery) }
  }
}

private func chip(_ picture: String, _ words: String) -> View {
  span(.class("chip " + picture)) {
    pictogram(picture)
    words
  }
}

extension Texts {
  fileprivate func words(forDifferenceOf guess: Guess, of step: String) -> String {
    if step.utf8.count > Self.longestName { return words(forDifferenceOf: guess) }
    return guess.difference == .zero
      ? reveal.sameOf(step) : reveal.of(step, words(forDifferenceOf: guess))
  }

  fileprivate func remark(on shown: Reveal) -> String {
    let remarks = texts(for: shown.rating).remarks
    let index = FeedbackVariant.index(
      occurrence: shown.occurrence,
      seed: shown.seed,
      count: remarks.count
    )
    return remarks[index]
  }
}
