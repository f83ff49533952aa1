import Domain
import SyncEngine
import SyncWire

/// What a parent does with those who play.
package enum PeopleAction: Hashable, Sendable {
  case nameTyped(String)
  case added

  var needsPen: Bool {
    switch self {
    case .nameTyped: false
    case .added: true
    }
  }
}

func reducePeople(_ state: inout AppState, _ action: PeopleAction) -> [Effect] {
  switch action {
  case .nameTyped(let name):
    state.newPlayer = name
    return []
  case .added: return state.addPlayer()
  }
}

extension AppState {
  /// As many as one family area is made for.
  static let mostPlayers = 8

  package var canAddPlayer: Bool { ledger.allPlayers.count < Self.mostPlayers }

  fileprivate mutating func addPlayer() -> [Effect] {
    let name = newPlayer.trimmed
    guard !name.isEmpty, canAddPlayer else { return [] }
    newPlayer = ""
    return record([.playerSet(PlayerID(dice.id()), name: name)])
  }

  mutating func rename(_ player: PlayerID, _ name: String) -> [Effect] {
    let name = name.trimmed
    guard let known = ledger.allPlayers.first(where: { $0.id == player }),
      !known.name.hasSameScalars(as: name)
    else { return [] }
    return record([.playerSet(player, name: name)])
  }
}
