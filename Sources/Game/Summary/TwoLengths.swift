import Controls
import Core
import Domain
import Markup
import Time

/// Guess and truth as two bars, one above the other.
///
/// - Parameter longest: what the full width stands for.
func twoLengths(_ guess: Seconds, _ truth: Seconds, longest: Seconds) -> View {
  svg(
    .class("two"),
    .viewBox(0, 0, 300, 24),
    .preserveAspectRatio("none"),
    .aria("hidden", true)
  ) {
    bar("g", y: 3, share: guess.value / max(longest.value, 1))
    bar("r", y: 13, share: truth.value / max(longest.value, 1))
  }
}

private func bar(_ name: String, y: Double, share: Double) -> View {
  rect(.class(name), .x(0), .y(y), .width(max(300 * min(share, 1), 4)), .height(8), .rx(4))
}
