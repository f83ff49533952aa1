import Basics
import Domain
import SyncEngine
import SyncWire

/// What a parent does with those who play.
package enum PeopleAction: Hashable, Sendable {
  case newTyped(String)
  case added
  case removed(PlayerID)
  case broughtBack(PlayerID)

  var writes: Bool {
    switch self {
    case .newTyped: false
    case .added, .removed, .broughtBack: true
    }
  }
}

func reducePeople(_ state: inout AppState, _ action: PeopleAction) -> [Effect] {
  switch action {
  case .newTyped(let name):
    state.newPlayer = name
    return []
  case .added: return state.addPlayer()
  case .removed(let player): return state.remove(player)
  case .broughtBack(let player): return state.bringBack(player)
  }
}

extension AppState {
  /// As many as one family area is made for.
  static let mostPlayers = 8

  package var canAddPlayer: Bool { ledger.allPlayers.count < Self.mostPlayers }

  /// Nobody could tell two of the same name apart.
  package var isNewNameTaken: Bool {
    ledger.allPlayers.contains { TaskName($0.name) == TaskName(newPlayer) && !$0.name.isEmpty }
  }

  /// Somebody plays.
  package var canRemovePlayer: Bool { ledger.allPlayers.count > 1 }

  fileprivate mutating func addPlayer() -> [Effect] {
    let name = newPlayer.trimmed
    guard !name.isEmpty, !isNewNameTaken, canAddPlayer else { return [] }
    newPlayer = ""
    return record([.playerSet(PlayerID(core.dice.id()), name: name)])
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

  mutating func rename(_ player: PlayerID, _ name: String) -> [Effect] {
    let name = name.trimmed
    guard let known = ledger.allPlayers.first(where: { $0.id == player }),
      !known.name.hasSameScalars(as: name)
    else { return [] }
    return record([.playerSet(player, name: name)])
  }
}
