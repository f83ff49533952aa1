import Basics
import Domain

extension Ledger {
  package func hasBets(of player: PlayerID) -> Bool {
    bets.values.contains { $0.isPlaced(by: player) }
  }

  /// The bets of a player, in the family's common order.
  package func bets(of player: PlayerID) -> [PlacedBet] {
    bets.values.filter { $0.isPlaced(by: player) }.ordered { $0.precedes($1) }
      .compactMap { $0.placed }
  }
}
