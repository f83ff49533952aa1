import Access
import Basics
import Core
import Family
import Game

extension AppState {
  /// The page changes over where nothing is lost by it, and while nobody looks: whoever comes back finds the
  /// new version there.
  mutating func takeUpdate() -> [Effect] {
    guard isUpdateFound, isBetweenQuests else { return [] }
    // Should the same version come back, it is not asked for again and again.
    isUpdateFound = false
    return [.ask(.reload)]
  }

  /// A server may have no more of this version; then the newer one has what somebody waits for.
  mutating func takeUpdateForLaterPart() -> [Effect] {
    laterPart.phase == .missing ? takeUpdate() : []
  }

  /// At home and not asked about an empty log, or where a parent's device asks for its PIN, with no quest under way in this
  /// tab or another, and everything stored.
  private var isBetweenQuests: Bool {
    switch (room, game.screen) {
    case (.game, .home): break
    // It may never be at home.
    case (.family, _) where core.isParents && family.gate.phase == .asking: break
    default: return false
    }
    return !core.sessionUnderWay.exists && core.saving.mark == .saved
  }
}
