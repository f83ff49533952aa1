import Domain
import Time

/// What a player has reached, computed from the sessions each time.
package struct PlayerProgress: Hashable, Sendable {
  package let experience: LevelProgress
  package let streak: Streak
}

extension Ledger {
  /// What a player has reached.
  ///
  /// - Parameter history: the player's, as `history(of:)` has it.
  package func progress(
    of player: PlayerID,
    history: [SessionDigest],
    at now: Instant,
    offset: UTCOffset
  ) -> PlayerProgress {
    PlayerProgress(
      experience: LevelProgress(experience(of: player, in: history)),
      streak: streak(of: player, history: history, at: now, offset: offset)
    )
  }

  /// A player's XP: the sum, or the highest total that a summary has shown, since late news takes nothing away.
  ///
  /// - Parameter history: the player's, as `history(of:)` has it.
  package func experience(of player: PlayerID, in history: [SessionDigest]) -> XP {
    var sum = openingBalance(of: player)
    var shown = XP.zero
    for index in history.indices {
      sum += history[index].experience
      shown = max(shown, history[index].shownTotal ?? .zero)
    }
    return max(sum, shown)
  }

  /// When a player reached each level.
  ///
  /// - Parameter history: the player's, as `history(of:)` has it.
  package func arrivals(of player: PlayerID, in history: [SessionDigest]) -> Arrivals {
    Arrivals(history, opening: openingBalance(of: player))
  }

  private func streak(
    of player: PlayerID,
    history: [SessionDigest],
    at now: Instant,
    offset: UTCOffset
  ) -> Streak {
    streak(of: player, history: history, at: now, on: LocalDay(now, offset: offset))
  }

  /// The streak as it stood on a day, by what is known now.
  ///
  /// - Parameter history: the player's, as `history(of:)` has it.
  package func streak(
    of player: PlayerID,
    history: [SessionDigest],
    at now: Instant,
    on day: LocalDay
  ) -> Streak {
    let latest = now.adding(QuestSession.ahead)
    let played = history.indices.filter {
      history[$0].startedAt <= latest && history[$0].countsForStreak(at: now)
    }
    let breaks = breakDays
    return Streak(
      playedDays: played.map { history[$0].day },
      today: day,
      isScheduled: { isScheduled(for: player, on: $0, outside: breaks) }
    )
  }
}
