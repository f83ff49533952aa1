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
  return finalePage(finale, session, game, scene)
}

private func finalePage(
  _ finale: Finale,
  _ session: QuestSession,
  _ game: GameState,
  _ scene: Scene
) -> View {
  let shown = finale.shown
  let evening = FinaleEvening(shown, game.evening.words, scene.core)
  return page("quest finale sky", scene) {
    stars([40, 40, 330, 52, 190, 30, 110, 58, 265, 22, 90, 20])
    skippedLine(game.quest.skipped, scene)
    main(.key("finale " + session.id.shortText)) {
      questFinale(
        .class(shown.newLevel.exists ? "levelled" : "level-stays"),
        // In thousandths of the line.
        .data("before", decimal(shown.before.share * 1000)),
        .data("after", decimal(shown.after.share * 1000)),
        .data("counts", counts(shown.earned, scene.texts))
      ) {
        evening?.drawing ?? div(.class("finale-evening")) { hills() }
        LanternString(session.lanterns, size: 58, top: 10, sag: 32)
          .lightingUp(shown.rows.ribbons)
        fireflies(finale.closeRun)
        h1(.focusesOnAppear) {
          shown.isWhole ? scene.texts.home.allLit : scene.texts.home.doneForToday
        }
        if let level = shown.newLevel { div(.class("level-comes")) { levelUp(level, scene.texts) } }
        div(.class("brought")) {
          experience(shown, scene.texts)
          if shown.streak.count > 0 { flameLine(shown.streak, scene.texts) }
          if let best = finale.best { bestLine(best, scene.texts) }
        }
        if let arrived = evening?.arrived { p(.class("arrived")) { arrived } }
      }
    }
    footer(.class("foot")) {
      button(.class("quiet go-on"), .type("button"), .on(.click, .finaleEnded)) {
        scene.texts.summary.goOn
      }
    }
  }
}

/// Of a second close guess in a row, a third one and so on: they rise, and stay in the sky.
private func fireflies(_ run: Int) -> [View] {
  guard run > 1 else { return [] }
  let places = [(64, 30), (318, 44), (120, 14), (262, 20), (30, 60), (350, 70)]
  return [
    svg(.class("risen"), .viewBox(0, 0, 375, 100), .aria("hidden", true)) {
      places.prefix(run - 1).map { x, y in
        circle(.class("risen-fly"), .cx(Double(x)), .cy(Double(y)), .r(3))
      }
    }
  ]
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
    span { texts.words(for: streak) }
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
