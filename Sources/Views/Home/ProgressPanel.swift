import AppCore
import Domain
import Markup
import Strings
import SyncEngine

/// Level, XP bar and streak; they keep their place for ever.
func progressPanel(_ shown: PlayerProgress, _ texts: Texts) -> View {
  section(.class("progress-panel")) {
    p(.class("level")) { texts.progress.level(shown.experience.level.number) }
    experienceBar(shown.experience, texts)
    if shown.streak.count > 0 { p(.class("streak")) { words(for: shown.streak, texts) } }
  }
}

func experienceBar(_ experience: LevelProgress, _ texts: Texts) -> View {
  let words = texts.progress.experience(experience.collected, experience.needed)
  return div(.class("experience")) {
    progress(
      .max(Double(experience.needed)),
      .value("\(experience.collected)"),
      .aria("label", words)
    )
    p { words }
  }
}

private func words(for streak: Streak, _ texts: Texts) -> String {
  streak.flame == .resting
    ? texts.progress.restingStreak(streak.count) : texts.progress.streak(streak.count)
}
