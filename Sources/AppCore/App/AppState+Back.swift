import Basics
import Domain
import SyncEngine

extension AppState {
  /// Whether *Back* leads somewhere within the app.
  package var canGoBack: Bool {
    switch screen {
    case .home, .firstStart(.who), .firstStart(.handOver): false
    case .whoPlays: player.exists
    default: stage == .ready
    }
  }

  /// Home, from an editor to where it was opened, in a first start to the page before.
  mutating func goBack() -> [Effect] {
    let effects = leaveTypedName()
    return effects + leaveScreen()
  }

  private mutating func leaveScreen() -> [Effect] {
    switch screen {
    case .firstStart(let page): return goBackInFirstStart(from: page)
    case .practice: return goBackInPractice()
    case .family(.routine) where editedID != nil, .ownQuest where editedID != nil:
      return goBackInEditor()
    default: break
    }
    goHome()
    return []
  }

  /// A question on the screen is what *Back* takes away first.
  private mutating func goBackInEditor() -> [Effect] {
    if !routineEditor.isLeaving { return leaveEditor() }
    routineEditor.isLeaving = false
    return []
  }
}
