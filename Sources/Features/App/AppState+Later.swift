import Basics
import Core

// What is done in the part that comes later; ``Later`` leads there.
extension AppState {
  var hasLaterPart: Bool { laterPart.phase == .here }

  /// At once, or when the part has come.
  mutating func handOnLater(_ action: Action) -> [Effect] {
    hasLaterPart ? Later.reduce(action, &self) : laterPart.await(action)
  }

  /// Where the log cannot be read, nothing beside it can.
  var canLookBesideLog: Bool {
    guard hasLaterPart else { return false }
    return switch room {
    case .opening, .unusable: false
    case .setup, .game, .family: true
    }
  }
}
