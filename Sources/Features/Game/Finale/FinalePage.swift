import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// The end of a quest: its lanterns light one after the other, and then comes what it has brought.
///
/// All of it stands here as it is in the end; `Public/runtime/later/finale.js` and the style sheet let it come.
package func finalePage(
  _ session: SessionID,
  _ game: GameState,
  _ scene: Scene
) -> View {
  guard let played = scene.core.ledger.session(session) else { return homePage(scene) }
  let session = scene.core.named(played, scene.texts)
  guard let finale = scene.core.finale(of: session) else { return homePage(scene) }
  return finalePage(finale, session, game.quest.skipped, scene)
}

private func finalePage(
  _ finale: Finale,
  _ session: QuestSession,
  _ skipped: SkippedStep?,
  _ scene: Scene
) -> View {
  let shown = finale.shown
  return page("quest finale sky", scene) {
    stars([40, 40, 330, 52, 190, 30, 110, 58, 265, 22, 90, 20])
    hills()
    skippedLine(skipped, scene)
    main(.key("finale " + session.id.shortText)) {
      questFinale(
        .class(shown.newLevel.exists ? "levelled" : "level-stays"),
        // In thousandths of the line.
        .data("before", decimal(shown.before.share * 1000)),
        .data("after", decimal(shown.after.share * 1000)),
        .data("counts", counts(shown.earned, scene.texts))
      ) {
        LanternString(session.lanterns, size: 58, top: 10, sag: 32).lightingUp
        h1(.focusesOnAppear) {
          shown.isWhole ? scene.texts.home.allLit : scene.texts.home.doneForToday
        }
        if let level = shown.newLevel { div(.class("level-comes")) { levelUp(level, scene.texts) } }
        div(.class("brought")) {
          experience(shown, scene.texts)
          if shown.streak.count > 0 { flameLine(shown.streak, scene.texts) }
          if let best = finale.best { bestLine(best, scene.texts) }
        }
      }
    }
    footer(.class("foot")) {
      button(.class("quiet go-on"), .type("button"), .on(.click, .finaleEnded)) {
        scene.texts.summary.goOn
      }
    }
  }
}

private func flameLine(_ streak: Streak, _ texts: Texts) -> View {
  let isBurning = streak.flame == .burning
  return p(.class("flame-line")) {
    span(.class("large-flame")) {
      if isBurning {
        fire("catches-fire", "flame-out")
        fire("catches-fire core", "flame-core")
      } else {
        flame(isBurning: false)
      }
    }
    span { isBurning ? texts.words(for: streak) : texts.home.flameRests(streak.count) }
  }
}

/// A part of the flame, which catches fire by itself.
private func fire(_ name: String, _ drawing: String) -> View {
  svg(.class("icon " + name), .viewBox(0, 0, 24, 24), .aria("hidden", true)) {
    use(.drawing(drawing))
  }
}

private func bestLine(_ step: String, _ texts: Texts) -> View {
  p(.class("best-line")) { bestChip(texts.summary.closestYet(step)) }
}
