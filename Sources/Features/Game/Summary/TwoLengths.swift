import AppCore
import Controls
import Domain
import Markup
import Time

/// Guess and truth as two bars, one above the other.
///
/// - Parameter longest: what the full width stands for.
func twoLengths(_ guess: Seconds, _ truth: Seconds, longest: Seconds) -> View {
  svg(.class("two"), .aria("hidden", true)) {
    bar("g", y: "12.5%", share: guess.value / max(longest.value, 1))
    bar("r", y: "54%", share: truth.value / max(longest.value, 1))
  }
}

/// In shares of its place and not stretched with it, so that its ends stay round.
private func bar(_ name: String, y: String, share: Double) -> View {
  rect(
    .class(name),
    .attribute("y", y),
    .attribute("width", decimal(max(100 * min(share, 1), 1.3)) + "%"),
    .attribute("height", "33.3%"),
    .rx(4)
  )
}
