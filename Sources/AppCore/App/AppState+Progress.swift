import Domain
import SyncEngine

extension AppState {
  /// In the middle of a quest nobody sees it.
  mutating func refreshProgressOnScreen() {
    if case .quest = screen, let session, session.phase != .ended { return }
    core.refreshProgress()
  }

  /// Who plays here may have changed with the log: nothing of somebody else stays on the screen.
  mutating func leaveSomebodyElsesQuest() {
    if let session, session.player != core.player { screen = .home }
  }
}
