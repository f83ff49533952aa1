import AppCore
import Domain

/// What happens to the field of a player's name.
package enum NameAction: ActionKind {
  case typed(PlayerID, String)
  /// The fingers have rested since a name was typed.
  case rested
  /// The field was left with that name in it.
  case left(PlayerID, String)
  /// *Enter*, with that name in it.
  case entered

  package var writes: Bool { true }
}

extension Action {
  package static func name(_ action: NameAction) -> Action { .of(action) }
}

extension Core {
  package mutating func reduce(_ action: NameAction) -> [Effect] {
    switch action {
    case .typed(let player, let name): type(name, of: player)
    case .rested: storeTypedName()
    case .left(let player, let name): self.name(player, name)
    case .entered: leaveTypedName()
    }
  }
}
