import Basics
import Core
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

  /// At home and not asked about an empty log, with no quest under way in this tab or another, and
  /// everything stored.
  private var isBetweenQuests: Bool {
    guard room == .game, case .home = game.screen else { return false }
    return !core.sessionUnderWay.exists && core.saving.mark == .saved
  }
}
