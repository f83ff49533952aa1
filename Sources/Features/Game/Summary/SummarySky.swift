import AppCore
import Controls
import Domain
import Markup
import Strings

/// The string as it hangs in the end, and what it has brought.
func summarySky(_ shown: QuestSummary, _ session: QuestSession, _ texts: Texts) -> View {
  header(.class("sky")) {
    stars([16, 178, 74, 250, 356, 214, 300, 270, 348, 300, 50, 320])
    hills()
    LanternString(session.lanterns, size: 52, top: 8, sag: 22).drawing
    h1(.focusesOnAppear) {
      shown.isWhole
        ? texts.summary.allLit(shown.questName) : texts.summary.doneForToday(shown.questName)
    }
    if let level = shown.newLevel { levelUp(level, texts) }
    gained(shown, texts)
  }
}

/// The lantern of a new level.
func levelUp(_ level: Level, _ texts: Texts) -> [View] {
  [
    svg(.class("level-up"), .viewBox(0, 0, 200, 150), .aria("hidden", true)) {
      circle(.class("halo"), .cx(100), .cy(80), .r(100), .fill("url(#halo)"))
      g(.class("sparks")) {
        sparks([28, 40, 11, 172, 28, 13, 44, 112, 8, 160, 104, 8])
      }
      use(.drawing("lantern-lit"), .x(50), .y(8), .width(100), .height(131))
      text(.x(100), .y(91)) { "\(level.number)" }
    },
    h2(.class("new-level")) { texts.progress.level(level.number) },
  ]
}

private func gained(_ shown: QuestSummary, _ texts: Texts) -> View {
  div(.class("xp-line")) {
    if shown.newLevel == nil {
      p(.class("level-now")) { texts.progress.level(shown.after.level.number) }
    }
    grownLine(from: shown.before, to: shown.after)
    p {
      if shown.hasGuesses {
        span(.class("gain")) { texts.reveal.experience(shown.earned.points) }
        hidden(texts.lists.pause)
      }
      span { texts.words(for: shown.after) }
    }
    if !shown.hasGuesses { p { texts.summary.nothingCounted } }
  }
}
