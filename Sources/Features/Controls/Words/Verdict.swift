import AppCore
import Domain
import Markup
import Strings

/// What a guess was worth, in words.
///
/// It is read out when the ribbons have stopped: `Public/runtime/later/around.js` then puts its words into the line
/// that stands empty before it.
///
/// - Parameter earned: the chips below.
package func verdict(
  _ rating: Rating,
  _ difference: String,
  _ remark: String,
  _ texts: Texts,
  @MarkupBuilder<Action> earned: () -> View
) -> View {
  .fragment([
    p(.class("said hidden-text"), .role("status")),
    section(.class("verdict " + rating.className)) {
      h2 {
        glyph(rating)
        texts.texts(for: rating).name
      }
      p(.class("difference")) { difference }
      p(.class("soft remark")) { remark }
      div(.class("earned")) { earned() }
    },
  ])
}

/// The chip with the points of a guess.
package func gain(_ experience: XP, _ texts: Texts) -> View {
  span(.class("chip gain")) { texts.reveal.experience(experience.points) }
}

extension Texts {
  package func texts(for rating: Rating) -> RatingTexts {
    switch rating {
    case .spotOn: reveal.spotOn
    case .close: reveal.close
    case .off: reveal.off
    case .wayOff: reveal.wayOff
    }
  }
}
