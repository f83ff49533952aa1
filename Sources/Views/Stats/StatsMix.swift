import AppCore
import Domain
import Markup
import Strings

/// How her latest guesses were rated.
func mix(_ mix: RatingMix, _ texts: Texts) -> View {
  section(.aria("labelledby", "mix")) {
    div(.class("section-title")) { h2(.id("mix")) { texts.stats.mix(mix.total) } }
    ul(.class("mix")) {
      row(.spotOn, mix, "is-spot-on", "#i-spot-on", texts.reveal.spotOn.name)
      row(.close, mix, "is-close", "#i-close-to", texts.reveal.close.name)
      row(.off, mix, "is-off", "#i-off", texts.reveal.off.name)
      row(.wayOff, mix, "is-way-off", "#i-way-off", texts.reveal.wayOff.name)
    }
    if mix.count(of: .wayOff) > 0 {
      p(.class("soft small stats-note")) { texts.stats.wayOffNote }
    }
  }
}

private func row(
  _ rating: Rating,
  _ mix: RatingMix,
  _ className: String,
  _ shape: String,
  _ name: String
) -> View {
  let count = mix.count(of: rating)
  return li(.class(className)) {
    svg(.class("glyph"), .aria("hidden", true)) { use(.href(shape)) }
    span(.class("mixname")) { name }
    svg(
      .class("bar"),
      .viewBox(0, 0, 100, 12),
      .attribute("preserveAspectRatio", "none"),
      .aria("hidden", true)
    ) {
      rect(
        .width(100 * Double(count) / Double(max(mix.largest, 1))),
        .height(12),
        .rx(6)
      )
    }
    span(.class("mixname")) { "\(count)" }
  }
}
