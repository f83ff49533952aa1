import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// What the quest has earned, counted up while its line runs.
func experience(_ shown: QuestSummary, _ texts: Texts) -> View {
  div(.class("earns")) {
    if shown.hasGuesses { counted(shown.earned, texts) } else { p { texts.summary.nothingCounted } }
    div(.class("runs"), .aria("hidden", true)) {
      div(.class("ran")) {}
      div(.class("run")) {}
      if shown.newLevel.exists { div(.class("run again")) {} }
    }
    if shown.newLevel.exists { place(shown.before, texts, .class("place-was"), isFull: true) }
    place(shown.after, texts, .class("place-now"), isFull: false)
  }
}

/// The level, and how far on the way to the next one.
///
/// - Parameter isFull: at its end, before a new level begins; it is told to nobody who listens.
private func place(
  _ progress: LevelProgress,
  _ texts: Texts,
  _ name: Attribute<Action>,
  isFull: Bool
) -> View {
  let next = progress.level.next.threshold.points
  return p(name, .aria("hidden", isFull)) {
    span { texts.progress.level(progress.level.number) }
    span { isFull ? texts.progress.experience(next, next) : texts.words(for: progress) }
  }
}

/// The number is there from the start for those who listen; for those who look the strip of ``counts(_:_:)`` runs by.
private func counted(_ earned: XP, _ texts: Texts) -> View {
  p(.class("earned-now")) {
    hidden(texts.reveal.experience(earned.points))
    span(.class("window"), .aria("hidden", true)) {
      span(.class("strip")) {}
    }
  }
}

/// As many as the style sheet has steps, and one more.
private let steps = 24

/// From nothing to what was earned, slower towards the end, as the line is.
func counts(_ earned: XP, _ texts: Texts) -> String {
  var counts = texts.reveal.experience(0)
  for step in 1...steps {
    let left = earned.points * (steps - step) * (steps - step)
    // The last one alone is all of it.
    let whole = steps * steps
    counts += "|" + texts.reveal.experience(earned.points - (left + whole - 1) / whole)
  }
  return counts
}
