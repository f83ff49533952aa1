import AppCore
import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// The bets of the player on a quest, and which of them stand.
  func bets(on routine: RoutineID) -> Bets {
    guard let player else { return Bets([], []) }
    let placed = ledger.bets(of: player).filter { $0.bet.routine == routine && $0.bet.isSound }
    return Bets(placed, history)
  }

  var hasBets: Bool { player.map { ledger.hasBets(of: $0) } ?? false }

  /// The start from which a quest is played today, by the bet on it; none once it has begun.
  func startToKeep(of routine: RoutineID) -> Instant? {
    bets(on: routine).open(at: moment.now).flatMap { bet in
      zone.time(bet.goal).day == moment.today ? bet.kept : nil
    }
  }

  /// What became of the bet that a session belongs to; none without one, or where it was too long ago.
  func betOutcome(of session: SessionDigest) -> (bet: Bet, outcome: BetOutcome)? {
    bets(on: session.routine).bet(of: session.id).flatMap { bet in
      BetOutcome(bet, of: session).map { (bet, $0) }
    }
  }

  /// What *My patterns* says of all bets.
  var betCard: BetCard? {
    guard let player, hasBets else { return nil }
    let placed = ledger.bets(of: player)
    var routines: [RoutineID] = []
    for bet in placed where !routines.contains(bet.bet.routine) { routines.append(bet.bet.routine) }
    let played = routines.flatMap { bets(on: $0).standing }.compactMap { standing in
      standing.session.flatMap { ledger.digest(of: $0) }.map { (bet: standing.bet, session: $0) }
    }
    let counted = played.ordered { $0.session.isBefore($1.session) }.compactMap {
      BetOutcome($0.bet, of: $0.session)?.counted
    }
    return BetCard(counted)
  }
}
