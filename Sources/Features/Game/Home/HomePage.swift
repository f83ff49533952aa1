import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine

func homePage(
  _ scene: Scene,
  skipped: SkippedSteps? = nil,
  later: LaterDrawing? = nil
) -> View {
  let quests = scene.core.questsOfToday
  let today = Today(quests)
  return page("place home", scene) {
    main(.key("home")) {
      homeSky(today, later, scene)
      questLists(quests, today, skipped, later, scene)
    }
    places(.quests, scene.texts)
  }
}

private func homeSky(
  _ today: Today,
  _ later: LaterDrawing?,
  _ scene: Scene
) -> View {
  let (evening, ahead) = (later?.evening, later?.ahead)
  let progress = scene.core.progress
  return header(.class("sky")) {
    homeScenery()
    if let evening { evening.wall }
    playerBar(scene)
    if let progress { status(progress, scene.texts) }
    div(.class("greet")) {
      h1(.focusesOnAppear) { scene.texts.greeting(scene.core.playerName) }
      if let streak = progress?.streak, streak.flame == .resting {
        p { scene.texts.home.flameRests(streak.count + 1) }
      }
      if let naming = later?.naming { naming }
      if let ahead { ahead.line }
      if let evening {
        evening.sky
        evening.said
      }
    }
    nextQuest(today, later, scene)
  }
}

func homeScenery() -> [View] {
  [
    stars([30, 262, 118, 252, 205, 276, 258, 250, 344, 270, 150, 178, 228, 172, 300, 166]),
    hills(),
  ]
}

extension Core {
  /// Empty while nobody has typed one.
  fileprivate var playerName: String {
    ledger.allPlayers.first { $0.id == player }?.name ?? ""
  }
}

extension Texts {
  fileprivate func greeting(_ name: String) -> String {
    name.isEmpty ? home.greetingWithoutName : home.greeting(name)
  }
}
