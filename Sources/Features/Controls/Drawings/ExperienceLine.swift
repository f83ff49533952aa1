import AppCore
import Domain
import Markup

private let length = 200.0

extension LevelProgress {
  /// How far along the line of the level the player is: from 0 to 1.
  package var share: Double { Double(collected) / Double(max(needed, 1)) }

  fileprivate var place: Double { length * share }
}

/// XP as a line of light; the words beside it say the numbers.
package func experienceLine(_ experience: LevelProgress) -> View {
  line(named: "xp", height: 8) {
    light("light", from: 0, to: experience.place, height: 8)
  }
}

/// The line with what a quest added to it: all that is in it where that has led to a new level.
package func grownLine(from before: LevelProgress, to now: LevelProgress) -> View {
  let start = now.level > before.level ? 0 : before.place
  return line(named: "xp big-xp", height: 10) {
    light("light", from: 0, to: start, height: 10)
    light("gained", from: start, to: now.place, height: 10)
  }
}

private func line(
  named name: String,
  height: Double,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  svg(
    .class(name),
    .viewBox(0, 0, length, height),
    .preserveAspectRatio("none"),
    .aria("hidden", true)
  ) {
    rect(.class("well"), .width(length), .height(height))
    content()
  }
}

private func light(_ name: String, from start: Double, to end: Double, height: Double) -> View {
  rect(
    .class(name),
    .x(start),
    .width(max(end - start, 0)),
    .height(height)
  )
}
