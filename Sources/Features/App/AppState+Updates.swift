import Access
import Basics
import Core
import Family
import Game

extension AppState {
  /// Loads the page anew where nothing is lost by it, and while it is out of sight: the player finds the new version
  /// there.
  mutating func takeUpdate() -> [Effect] {
    guard isUpdateFound, isBetweenQuests else { return [] }
    // Should the same version come back, this page does not ask for it again and again.
    isUpdateFound = false
    return [.ask(.reload)]
  }

  /// Loads the page anew where the later part is missing: a server may have no more of this version, and the newer one
  /// has it.
  mutating func takeUpdateForLaterPart() -> [Effect] {
    laterPart.phase == .missing ? takeUpdate() : []
  }

  /// Whether a change of version disturbs nothing: the page is at home or a parent's device asks for its PIN, no quest
  /// is under way in this tab or another, and everything is stored.
  private var isBetweenQuests: Bool {
    switch (room, game.screen) {
    case (.game, .home): break
    // A parent's device may never be at home.
    case (.family, _) where core.isParents && family.gate.phase == .asking: break
    default: return false
    }
    return !core.sessionUnderWay.exists && core.saving.mark == .saved
  }
}
