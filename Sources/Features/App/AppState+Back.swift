import AppCore
import Basics
import Family
import Game
import Setup

extension AppState {
  /// Whether *Back* leads somewhere within the app.
  package var canGoBack: Bool {
    // A start that waits has nothing to go back to.
    if laterPart.awaited.exists { return room != .opening }
    if hasLaterPart, Later.canGoBack(self) { return true }
    return switch room {
    case .opening, .unusable, .family: false
    case .setup: setup.canGoBack
    case .game: game.canGoBack(core)
    }
  }

  /// Leads home, from an editor to where it was opened, in a first start to the page before.
  mutating func goBack() -> [Effect] {
    if laterPart.awaited.exists {
      laterPart.forgetAwaited()
      return []
    }
    let effects = core.leaveTypedName()
    if hasLaterPart, let left = Later.goBack(&self) { return effects + left }
    switch room {
    case .setup: return effects + setup.goBackInPractice(&core)
    case .game: return effects + game.goBack(&core)
    case .opening, .unusable, .family: return effects
    }
  }
}
