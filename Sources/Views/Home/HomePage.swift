import AppCore
import Domain
import Markup
import Strings
import SyncEngine

func homePage(_ state: AppState, _ texts: Texts) -> View {
  let quests = state.core.questsOfToday
  let today = Today(quests)
  return page("place home", state, texts) {
    main(.key("home")) {
      homeSky(today, state, texts)
      questLists(quests, today, state, texts)
    }
    places(.quests, texts)
  }
}

private func homeSky(_ today: Today, _ state: AppState, _ texts: Texts) -> View {
  let progress = state.progress
  return header(.class("sky")) {
    homeScenery()
    playerBar(state, texts)
    if let progress { status(progress, texts) }
    div(.class("greet")) {
      h1(.focusesOnAppear) { texts.greeting(state.playerName) }
      if let streak = progress?.streak, streak.flame == .resting {
        p { texts.home.flameRests(streak.count) }
      }
    }
    nextQuest(today, state, texts)
  }
}

func homeScenery() -> [View] {
  [
    stars([30, 262, 118, 252, 205, 276, 258, 250, 344, 270, 150, 178, 228, 172, 300, 166]),
    hills(),
  ]
}

extension AppState {
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
