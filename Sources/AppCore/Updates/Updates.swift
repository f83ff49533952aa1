import Basics
import Domain
import SyncEngine

package enum UpdateAction: Hashable, Sendable {
  /// New pages get a newer version of the app than this one.
  case found
}

func reduceUpdate(_ state: inout AppState, _ action: UpdateAction) -> [Effect] {
  switch action {
  case .found: state.isUpdateFound = true
  }
  return []
}

extension AppState {
  /// The page changes over where nothing is lost by it, and while she looks away: when she comes back the
  /// new version is there.
  mutating func takeUpdate() -> [Effect] {
    guard isUpdateFound, isBetweenQuests else { return [] }
    // Should the same version come back, it is not asked for again and again.
    isUpdateFound = false
    return [.ask(.reload)]
  }

  /// At home and not asked about an empty log, with no quest under way in this tab or another, and
  /// everything stored.
  private var isBetweenQuests: Bool {
    stage == .ready && screen == .home && !core.sessionUnderWay.exists && saving.mark == .saved
  }
}
