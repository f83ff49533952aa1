import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// One idea above the fold: the next quest.
func nextQuest(
  _ today: Today,
  _ later: LaterDrawing?,
  _ scene: Scene
) -> View {
  section(.class("next-quest"), .aria("labelledby", "next")) {
    LanternString(today.lanterns(scene.core), size: 72, top: 10, sag: 26)
      .drawing(with: later?.evening?.onCord ?? [])
    div(.class("words")) {
      if let evening = later?.evening { evening.ridge }
      switch today {
      case .next(let quest): offer(quest, later, scene)
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
  _ later: LaterDrawing?,
  _ scene: Scene
) -> [View] {
  let name =
    quest.routine.displayName.isEmpty ? scene.texts.oneGuess.thing : quest.routine.displayName
  return [
    words(name, later?.ahead?.sentence ?? scene.texts.words(for: quest, scene.core))
  ] + (later?.change ?? []) + [
    mainAction(
      quest.isUnderWay ? scene.texts.home.keepGoing : scene.texts.home.start,
      quest.action,
      named: quest.isUnderWay
        ? scene.texts.home.keepGoingWith(name) : scene.texts.home.startQuest(name),
      isEnabled: quest.canBeChosen(scene.core)
    )
  ]
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
