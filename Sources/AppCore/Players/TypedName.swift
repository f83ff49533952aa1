import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// A player's name while it is typed.
///
/// It is stored when the field is left, or when the fingers rest: who closes the page with the field
/// still open has lost a second's letters at most, and nothing is called saved meanwhile.
package struct TypedName: Hashable, Sendable {
  package let player: PlayerID
  package let text: String

  /// How long fingers rest before what they typed is stored.
  static let rest = Seconds(1)
}

extension AppState {
  mutating func type(_ name: String, of player: PlayerID) -> [Effect] {
    typedName = TypedName(player: player, text: name)
    return [.wait(TimerID(.names), .after(TypedName.rest))]
  }

  /// The page with the field goes, and with it the field.
  mutating func leaveTypedName() -> [Effect] {
    let effects = storeTypedName()
    typedName = nil
    return effects
  }

  mutating func storeTypedName() -> [Effect] {
    guard let typed = typedName, role.canWrite else { return [] }
    return rename(typed.player, typed.text)
  }

  /// What stands in the field of a name.
  package func shownName(of player: Player) -> String {
    guard let typed = typedName, typed.player == player.id else { return player.name }
    return typed.text
  }

  /// Whether everything on the screen is stored, what is being typed among it.
  package var savingMark: Saving.Mark {
    guard let typed = typedName, saving.mark == .saved,
      let player = ledger.allPlayers.first(where: { $0.id == typed.player }),
      !player.name.hasSameScalars(as: typed.text.trimmed)
    else { return saving.mark }
    return .pending
  }
}
