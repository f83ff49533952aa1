import AppCore
import Markup

/// What something is good for, before anybody has chosen it: a picture, a question, reasons, and what can be done.
///
/// - Parameter reasons: two texts each, a name and a sentence.
package func explained(
  _ picture: String,
  _ question: String,
  _ reasons: [String],
  _ key: String = "explained",
  @MarkupBuilder<Action> _ content: () -> View
) -> View {
  section(.class("form card explained narrow"), .aria("labelledby", "explained"), .key(key)) {
    span(.class("puck")) { pictogram(picture) }
    h2(.id("explained"), .class("center")) { question }
    ul(.class("reasons")) {
      for index in 0..<reasons.count / 2 {
        li {
          b { reasons[index * 2] }
          span(.class("soft")) { reasons[index * 2 + 1] }
        }
      }
    }
    content()
  }
}
