import Basics
import Domain
import SyncEngine
import SyncWire

// Who plays on this device.
extension Core {
  private var choiceKey: String { "plays-on/" + device.hexText }
  private var sharingKey: String { "shared/" + device.hexText }

  /// Several play on this device, so changing over takes one tap.
  package var isShared: Bool {
    ledger.allPlayers.count > 1 && ledger.preference(sharingKey)?.hasSameScalars(as: "yes") ?? false
  }

  mutating func share(_ isShared: Bool) -> [Effect] {
    record([.preferenceSet(key: sharingKey, value: isShared ? "yes" : "no")])
  }

  /// The one who was chosen here, else the only one: among several nobody is guessed.
  var playerHere: PlayerID? {
    let players = ledger.allPlayers
    let chosen = ledger.preference(choiceKey).flatMap { UInt128(hexText: $0) }.map { PlayerID($0) }
    if let chosen, players.contains(where: { $0.id == chosen }) { return chosen }
    return players.count == 1 ? players[0].id : nil
  }

  /// - Returns: nothing when nobody of that name plays.
  mutating func choose(_ player: PlayerID) -> [Effect]? {
    guard ledger.allPlayers.contains(where: { $0.id == player }) else { return nil }
    if player == self.player, ledger.preference(choiceKey).exists { return [] }
    return record([.preferenceSet(key: choiceKey, value: player.raw.hexText)])
  }
}
