import Domain
import Time

/// What the log knows of a bet: the first operation of it says what it is, the newest which start is kept.
struct BetItem: Hashable, Sendable {
  private struct Placing: Hashable {
    let stamp: Stamp
    let player: PlayerID
    let bet: Bet
    let at: Instant
  }

  private var placing: Placing?
  private var kept = Register<Instant>()

  mutating func place(_ bet: Bet, by operation: Operation) {
    guard let player = operation.player else { return }
    let stamp = operation.stamp
    kept.write(bet.kept, at: stamp)
    if let placing, placing.stamp <= stamp { return }
    placing = Placing(stamp: stamp, player: player, bet: bet, at: operation.recordedAt)
  }

  func isPlaced(by player: PlayerID) -> Bool { placing?.player == player }

  func precedes(_ other: BetItem) -> Bool {
    guard let placing, let others = other.placing else { return false }
    return placing.stamp < others.stamp
  }

  var placed: PlacedBet? {
    placing.map { placing in
      var bet = placing.bet
      bet.kept = kept.value ?? bet.kept
      return PlacedBet(bet, placedAt: placing.at)
    }
  }
}
