import Core
import Family
import Game
import Setup

extension AppState {
  /// Whether *Back* leads somewhere within the app.
  package var canGoBack: Bool {
    switch room {
    case .opening, .unusable: false
    case .setup: setup.canGoBack
    case .game: game.canGoBack(core)
    case .family: true
    }
  }

  /// Home, from an editor to where it was opened, in a first start to the page before.
  mutating func goBack() -> [Effect] {
    let effects = core.leaveTypedName()
    switch room {
    case .opening, .unusable: return effects
    case .setup: return effects + setup.goBack(&core)
    case .game: return effects + game.goBack(&core)
    case .family: return effects + family.goBack(&core)
    }
  }
}
