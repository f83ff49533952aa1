import Basics
import Core
import Domain
import SyncEngine
import SyncWire
import Time

/// What a parent does with those who play.
package enum PeopleAction: Hashable, Sendable {
  case newTyped(String)
  case added
  case removed(PlayerID)
  case broughtBack(PlayerID)
  /// A ready-made routine for a player who has none.
  case starterChosen(PlayerID, StarterQuest, Weekdays)

  var writes: Bool {
    switch self {
    case .newTyped: false
    case .added, .removed, .broughtBack, .starterChosen: true
    }
  }
}

/// What a parent has typed about those who play.
package struct People: Sendable {
  /// The name of a player who is about to be added.
  package private(set) var newPlayer = ""

  mutating func reduce(_ action: PeopleAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .newTyped(let name):
      newPlayer = name
      return []
    case .added: return addPlayer(&core)
    case .removed(let player): return core.remove(player)
    case .broughtBack(let player): return core.bringBack(player)
    case .starterChosen(let player, let quest, let days):
      return core.give(quest, to: player, on: days)
    }
  }

  /// Nobody could tell two of the same name apart.
  package func isNewNameTaken(_ core: Core) -> Bool {
    core.ledger.allPlayers.contains { TaskName($0.name) == TaskName(newPlayer) && !$0.name.isEmpty }
  }

  private mutating func addPlayer(_ core: inout Core) -> [Effect] {
    let name = newPlayer.trimmed
    guard !name.isEmpty, !isNewNameTaken(core), core.canAddPlayer else { return [] }
    newPlayer = ""
    return core.record([.playerSet(PlayerID(core.dice.id()), name: name)])
  }
}

extension Core {
  package var canAddPlayer: Bool { ledger.allPlayers.count < SyncLimits.players }

  /// Whether a player can be removed: at least one has to be left.
  package var canRemovePlayer: Bool { ledger.allPlayers.count > 1 }

  fileprivate mutating func give(
    _ quest: StarterQuest,
    to player: PlayerID,
    on days: Weekdays
  ) -> [Effect] {
    guard ledger.hasPlayer(player) else { return [] }
    let operations = quest.operations(for: player, on: days, ids: &dice)
    return record(operations)
  }

  fileprivate mutating func remove(_ player: PlayerID) -> [Effect] {
    guard canRemovePlayer, ledger.allPlayers.contains(where: { $0.id == player }) else { return [] }
    return record([.playerRemoved(player)])
  }

  fileprivate mutating func bringBack(_ player: PlayerID) -> [Effect] {
    guard canAddPlayer, let removed = ledger.removedPlayers.first(where: { $0.id == player }) else {
      return []
    }
    return record([.playerSet(player, name: removed.name)])
  }
}
