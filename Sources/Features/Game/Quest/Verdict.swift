import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// What the guess was worth, and a sentence that fits it.
func verdict(_ shown: Reveal, of step: String, _ texts: Texts) -> View {
  let difference = texts.words(forDifferenceOf: shown.guess, of: step)
  guard let rating = shown.rating else { return unrated(difference, shown.experience, texts) }
  return verdict(
    rating,
    difference,
    texts.remark(on: shown, rating),
    texts
  ) {
    gain(shown.experience, texts)
    if shown.isPersonalBest { bestChip(texts.reveal.personalBest) }
    if rating == .wayOff { chip("wand", texts.reveal.discovery) }
  }
}

private func unrated(_ difference: String, _ earned: XP, _ texts: Texts) -> View {
  section(.class("verdict"), .role("status")) {
    h2 { difference }
    div(.class("earned")) { gain(earned, texts) }
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

  fileprivate func remark(on shown: Reveal, _ rating: Rating) -> String {
    let remarks = texts(for: rating).remarks
    let index = FeedbackVariant.index(
      occurrence: shown.occurrence,
      seed: shown.seed,
      count: remarks.count
    )
    return remarks[index]
  }
}
