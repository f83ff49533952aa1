import Basics
import Domain
import SyncEngine

/// Who plays on this device, and how that is said.
package enum PlayerAction: Hashable, Sendable {
  case asked
  case chosen(PlayerID)
  case sharingSwitched(Bool)

  var writes: Bool {
    switch self {
    case .asked: false
    case .chosen, .sharingSwitched: true
    }
  }
}

func reducePlayer(_ state: inout AppState, _ action: PlayerAction) -> [Effect] {
  switch action {
  case .asked:
    state.screen = .whoPlays
    return []
  case .chosen(let player):
    guard let effects = state.core.choose(player) else { return [] }
    state.goHome()
    return effects
  case .sharingSwitched(let isShared):
    return state.core.share(isShared)
  }
}
