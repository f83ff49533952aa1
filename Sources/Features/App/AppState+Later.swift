import AppCore
import Basics

// What leads to the later part, by the doors of ``Later``, and whether it is here.
extension AppState {
  package var hasLaterPart: Bool { laterPart.phase == .here }

  /// Hands an action to a later feature: at once, or when the later part has come.
  mutating func handOnLater(_ action: Action) -> [Effect] {
    hasLaterPart ? Later.reduce(action, &self) : laterPart.await(action)
  }

  /// Whether what lies beside the log can be asked for: where the log cannot be read, nothing beside it can.
  var canLookBesideLog: Bool {
    guard hasLaterPart else { return false }
    return switch room {
    case .opening, .unusable: false
    case .setup, .game, .family: true
    }
  }
}
