import Core
import Domain
import Markup

private let length = 200.0

extension LevelProgress {
  /// How far along the line of the level the player is.
  fileprivate var place: Double { length * Double(collected) / Double(max(needed, 1)) }
}

/// XP as a line of light; the words beside it say the numbers.
package func experienceLine(_ experience: LevelProgress) -> View {
  line(named: "xp", height: 8) {
    light("light", from: 0, to: experience.place, height: 8)
  }
}

/// The line with what a quest added to it.
///
/// With a new level the line fills (`full`), empties, and fills to the new place (`rest`); at the end
/// `before` and `full` are gone. The style sheet does the moving.
package func growingLine(from before: LevelProgress, to now: LevelProgress) -> View {
  let isNewLevel = now.level > before.level
  return line(named: isNewLevel ? "xp big-xp levelled" : "xp big-xp", height: 10) {
    light("light before", from: 0, to: before.place, height: 10)
    if isNewLevel {
      light("gained full", from: before.place, to: length, height: 10)
      light("gained rest", from: 0, to: now.place, height: 10)
    } else {
      light("gained", from: before.place, to: now.place, height: 10)
    }
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
