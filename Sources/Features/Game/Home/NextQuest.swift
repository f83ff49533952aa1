import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// One idea above the fold: the next quest.
func nextQuest(
  _ today: Today,
  _ evening: EveningDrawing?,
  _ ahead: AheadDrawing?,
  _ scene: Scene
) -> View {
  section(.class("next-quest"), .aria("labelledby", "next")) {
    LanternString(today.lanterns(scene.core), size: 72, top: 10, sag: 26)
      .drawing(with: evening?.onCord ?? [])
    div(.class("words")) {
      if let evening { evening.ridge }
      switch today {
      case .next(let quest): offer(quest, today, ahead, scene)
      case .allLit:
        let isWhole = today.lanterns(scene.core).allSatisfy { $0.light == .lit }
        words(
          isWhole ? scene.texts.home.allLit : scene.texts.home.doneForToday,
          scene.texts.home.allLitMore
        )
        oneGuess(scene)
      case .nothingPlanned:
        words(scene.texts.home.nothingToday, scene.texts.home.nothingTodayMore)
        oneGuess(scene)
      }
    }
  }
}

private func words(_ title: String, _ more: String) -> View {
  div {
    h2(.id("next")) { title }
    p { more }
  }
}

private func offer(
  _ quest: OfferedQuest,
  _ today: Today,
  _ ahead: AheadDrawing?,
  _ scene: Scene
) -> [View] {
  let name =
    quest.routine.displayName.isEmpty ? scene.texts.oneGuess.thing : quest.routine.displayName
  return [
    words(name, ahead?.sentence ?? scene.texts.words(for: quest, scene.core))
  ] + change(today, name, scene) + [
    mainAction(
      quest.isUnderWay ? scene.texts.home.keepGoing : scene.texts.home.start,
      quest.action,
      named: quest.isUnderWay
        ? scene.texts.home.keepGoingWith(name) : scene.texts.home.startQuest(name),
      isEnabled: quest.canBeChosen(scene.core)
    )
  ]
}

/// A quest of the player's own has no row below as long as it stands here.
private func change(_ today: Today, _ name: String, _ scene: Scene) -> [View] {
  scene.core.ownQuests.filter { $0.isShown(by: today) }.map { own in
    roundAction(
      "pencil",
      scene.texts.ownQuests.change(name),
      .ownQuests(.editorChosen(own.quest.routine.id))
    )
  }
}

private func oneGuess(_ scene: Scene) -> View {
  mainAction(
    scene.texts.oneGuess.begin,
    .home(.oneGuessChosen),
    isEnabled: scene.canWrite
  )
}

extension Today {
  fileprivate func lanterns(_ core: Core) -> [Lantern] {
    switch self {
    case .next(let quest), .allLit(let quest): quest.lanterns(core)
    case .nothingPlanned: [Lantern(picture: Icon.oneThing.picture, light: .now)]
    }
  }
}

extension Texts {
  /// How a quest stands today.
  func words(for quest: OfferedQuest, _ core: Core) -> String {
    switch quest.status {
    case .ready: return home.ready(quest.routine.steps.count)
    case .underWay(let session): return home.underWay(core.ledger.session(session)?.stepsToGo ?? 0)
    case .doneToday: return home.doneToday
    }
  }
}
