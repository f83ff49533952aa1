import Basics
import Domain
import SyncEngine
import Time

// What players are called.
extension Core {
  package mutating func type(_ name: String, of player: PlayerID) -> [Effect] {
    typedName = TypedName(player: player, text: name)
    return [.wait(TimerID(.names), .after(TypedName.rest))]
  }

  /// Stores a name that is being typed, because the page with its field goes.
  package mutating func leaveTypedName() -> [Effect] {
    let effects = storeTypedName()
    typedName = nil
    return effects
  }

  package mutating func storeTypedName() -> [Effect] {
    guard let typed = typedName, role.canWrite else { return [] }
    return rename(typed.player, typed.text)
  }

  /// Stores a name whose field has been left.
  package mutating func name(_ player: PlayerID, _ name: String) -> [Effect] {
    typedName = nil
    return rename(player, name)
  }

  private mutating func rename(_ player: PlayerID, _ name: String) -> [Effect] {
    let name = name.trimmed.drawable(.player)
    guard let known = ledger.allPlayers.first(where: { $0.id == player }),
      !known.name.hasSameScalars(as: name)
    else { return [] }
    return record([.playerSet(player, name: name)])
  }

  /// The text in the field of a player's name.
  package func shownName(of player: Player) -> String {
    guard let typed = typedName, typed.player == player.id else { return player.name }
    return typed.text
  }

  /// Whether everything on the screen is stored, a name that is being typed included.
  package var savingMark: Saving.Mark {
    guard let typed = typedName, saving.mark == .saved,
      let player = ledger.allPlayers.first(where: { $0.id == typed.player }),
      !player.name.hasSameScalars(as: typed.text.trimmed.drawable(.player))
    else { return saving.mark }
    return .pending
  }
}
