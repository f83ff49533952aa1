import Controls
import Core
import Domain
import Markup
import Strings
import Time

/// What the guess was worth, in words.
func verdict(_ shown: Reveal, _ texts: Texts) -> View {
  section(.class("verdict " + shown.rating.className)) {
    h2 {
      glyph(shown.rating)
      texts.texts(for: shown.rating).name
    }
    p(.class("difference")) { texts.words(forDifferenceOf: shown.guess) }
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
