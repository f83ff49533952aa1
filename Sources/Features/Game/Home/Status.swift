import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// Level, XP, streak and the way to the settings; they keep their place for ever.
func status(_ shown: PlayerProgress, _ texts: Texts) -> View {
  div(.class("status")) {
    level(shown.experience, texts)
    if shown.streak.flame != .none { streak(shown.streak, texts) }
    roundAction("gear", texts.frame.settings, .sidePage(.chosen(.settings)))
  }
}

private func level(_ experience: LevelProgress, _ texts: Texts) -> View {
  div(.class("level"), .on(.click, .evening(.levelTapped))) {
    span(.class("medal"), .aria("hidden", true)) { "\(experience.level.number)" }
    b {
      texts.progress.level(experience.level.number)
      hidden(texts.lists.afterPause(texts.words(for: experience)))
    }
    experienceLine(experience)
  }
}

private func streak(_ streak: Streak, _ texts: Texts) -> View {
  span(.class("streak"), .on(.click, .evening(.flameTapped))) {
    flame(isBurning: streak.flame == .burning)
    if streak.count > 0 { span(.aria("hidden", true)) { "\(streak.count)" } }
    hidden(texts.words(for: streak))
  }
}

extension Texts {
  func words(for streak: Streak) -> String {
    switch streak.flame {
    case .resting: progress.restingStreak(streak.count)
    case .waiting: progress.newFlame
    case .burning, .none: progress.streak(streak.count)
    }
  }

  /// Points in all, and where the next level begins: the first number never goes down.
  func words(for experience: LevelProgress) -> String {
    progress.experience(experience.total.points, experience.level.next.threshold.points)
  }
}
