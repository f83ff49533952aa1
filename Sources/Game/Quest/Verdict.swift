import Controls
import Core
import Domain
import Markup
import Strings
import Time

/// What the guess was worth, in words.
///
/// It is read out when it comes: when the ribbons have stopped.
func verdict(_ shown: Reveal, of step: String, _ texts: Texts) -> View {
  section(.class("verdict " + shown.rating.className), .role("status")) {
    h2 {
      glyph(shown.rating)
      texts.texts(for: shown.rating).name
    }
    p(.class("difference")) { texts.words(forDifferenceOf: shown.guess, of: step) }
    p(.class("soft remark")) { texts.remark(on: shown) }
    div(.class("earned")) {
      span(.class("chip gain")) {
        texts.reveal.experience(shown.experience.points)
      }
      if shown.isPersonalBest { chip("best", texts.reveal.personalBest) }
      if shown.rating == .wayOff { chip("wand", texts.reveal.discovery) }
    }
  }
}

private func chip(_ picture: String, _ words: String) -> View {
  span(.class("chip " + picture)) {
    pictogram(picture)
    words
  }
}

extension Texts {
  func texts(for rating: Rating) -> RatingTexts {
    switch rating {
    case .spotOn: reveal.spotOn
    case .close: reveal.close
    case .off: reveal.off
    case .wayOff: reveal.wayOff
    }
  }

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
