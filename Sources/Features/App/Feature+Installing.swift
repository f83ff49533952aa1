import AppCore
import Basics
import Game

/// The row of how the app comes to the home screen; its page is one of the player's.
enum HomeScreen: Feature {
  static func owns(_ owner: Owner) -> Bool { owner == .installing }

  static func meaning(of answer: Answer) -> Action? {
    InstallingAction(answer).map { .installing($0) }
  }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    action.kind(InstallingAction.self).map { action in
      state.changeInstalling { $0.reduce(action, &$1) }
    }
  }

  static func follow(_ state: inout AppState) -> [Effect] {
    guard state.room == .game, !state.later.installing.exists else { return [] }
    return state.changeInstalling { installing, _ in installing.follow() }
  }
}

extension AppState {
  fileprivate mutating func changeInstalling(
    _ change: (inout Installing, inout Core) -> [Effect]
  ) -> [Effect] {
    var installing = installing
    let effects = change(&installing, &core)
    self.installing = installing
    return effects
  }
}
