import AppCore
import Controls
import Domain
import Markup
import Strings

/// How the latest guesses were rated.
func mix(_ mix: RatingMix, _ texts: Texts) -> View {
  section(.aria("labelledby", "mix")) {
    div(.class("section-title")) { h2(.id("mix")) { texts.title(of: mix) } }
    ul(.class("mix")) {
      for rating in Rating.allCases { row(rating, mix, texts) }
    }
    if mix.count(of: .wayOff) > 0 {
      p(.class("soft small stats-note")) { texts.stats.wayOffNote }
    }
  }
}

private func row(_ rating: Rating, _ mix: RatingMix, _ texts: Texts) -> View {
  let count = mix.count(of: rating)
  return li(.class("is-" + rating.className)) {
    glyph(rating)
    span(.class("mixname")) { texts.texts(for: rating).name }
    // In shares of its place and not stretched with it, so that its ends stay round.
    svg(.class("bar"), .aria("hidden", true)) {
      rect(
        .attribute("width", decimal(100 * Double(count) / Double(max(mix.largest, 1))) + "%"),
        .attribute("height", "100%"),
        .rx(6)
      )
    }
    span(.class("mixname")) { texts.number(count) }
  }
}

extension Texts {
  /// Of all guesses, or of as many of the latest as are looked at.
  fileprivate func title(of mix: RatingMix) -> String {
    mix.total < 50 ? stats.mix(mix.total) : stats.mixOfLatest(mix.total)
  }
}
