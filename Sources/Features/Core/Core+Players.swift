import Basics
import Domain
import SyncEngine

// Who plays on this device.
extension Core {
  /// Whether several players use this device, so that changing over takes one tap.
  package var isShared: Bool {
    ledger.allPlayers.count > 1 && ledger.setting(.isShared, on: device) ?? false
  }

  package mutating func share(_ isShared: Bool) -> [Effect] {
    record([.set(.isShared, isShared)])
  }

  /// Whether this device has come to its family as a parent's: it opens at the family area and asks nothing about play.
  ///
  /// The log says so, since a start knows nothing else yet. The device on which the family began is none in this sense,
  /// because a player plays there.
  package var isParents: Bool { ledger.setting(.isParents, on: device) ?? false }

  package mutating func note(isParents: Bool) -> [Effect] {
    self.isParents == isParents ? [] : record([.set(.isParents, isParents)])
  }

  /// The player who was chosen here, else the only one; among several the device does not guess.
  var playerHere: PlayerID? {
    let players = ledger.allPlayers
    let chosen = ledger.setting(.playerHere, on: device)
    if let chosen, players.contains(where: { $0.id == chosen }) { return chosen }
    return players.count == 1 ? players[0].id : nil
  }

  /// Makes this device a player's from now on.
  ///
  /// - Returns: none where the family has no such player.
  package mutating func choose(_ player: PlayerID) -> [Effect]? {
    guard ledger.allPlayers.contains(where: { $0.id == player }) else { return nil }
    if player == self.player, ledger.setting(.playerHere, on: device).exists { return [] }
    return record([.set(.playerHere, player)])
  }
}
