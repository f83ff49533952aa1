import Basics
import Time

/// The bets of a player on one quest, and which of them stand.
///
/// A quest has one open bet: another one takes its place until a session has begun that it belongs to.
package struct Bets: Hashable, Sendable {
  /// A bet that stands, with the session that it belongs to; none while there is none.
  package struct Standing: Hashable, Sendable {
    package let bet: Bet
    package let session: SessionID?
  }

  package let standing: [Standing]

  /// - Parameters:
  ///   - bets: on one quest, in the family's common order.
  ///   - sessions: of the player, in the order of ``SessionDigest/isBefore(_:)``.
  package init(_ bets: [PlacedBet], _ sessions: [SessionDigest]) {
    guard let routine = bets.first?.bet.routine else {
      standing = []
      return
    }
    // By index, because to copy years of digests would take longer than to look at them.
    let begun = sessions.indices.compactMap { index in
      sessions[index].routine == routine
        ? sessions[index].begunAt.map { Begun(session: sessions[index].id, at: $0) } : nil
    }.ordered { ($0.at, $0.session) < ($1.at, $1.session) }
    let owners = bets.map { placed in
      begun.first { $0.at > placed.placedAt && placed.bet.covers($0.at) }
    }
    standing = bets.indices.compactMap { place in
      let owner = owners[place]
      let isReplaced = bets[(place + 1)...].contains { next in
        owner.map { next.placedAt < $0.at } ?? true
      }
      return isReplaced ? nil : Standing(bet: bets[place].bet, session: owner?.session)
    }
  }

  private struct Begun {
    let session: SessionID
    let at: Instant
  }

  /// The one whose quest has not begun.
  package func open(at now: Instant) -> Bet? {
    guard let last = standing.last, !last.session.exists, last.bet.goal >= now else { return nil }
    return last.bet
  }

  /// The one that a session belongs to.
  package func bet(of session: SessionID) -> Bet? {
    standing.first { $0.session == session }?.bet
  }
}
