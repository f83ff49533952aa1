import Domain

/// What a player has reached, computed from her sessions each time.
package struct PlayerProgress: Hashable, Sendable {
  package let experience: LevelProgress
  package let streak: Streak
}

extension Ledger {
  package func progress(
    of player: PlayerID,
    sessions: [QuestSession],
    at now: Instant,
    offset: UTCOffset
  ) -> PlayerProgress {
    PlayerProgress(
      experience: LevelProgress(Self.shownExperience(sessions)),
      streak: streak(of: player, sessions: sessions, at: now, offset: offset)
    )
  }

  /// The sum, or the highest total that a summary has shown: late news takes nothing away.
  static func shownExperience(_ sessions: [QuestSession]) -> XP {
    let sum = sessions.reduce(XP.zero) { $0 + $1.experience }
    return sessions.compactMap { $0.shownTotal }.reduce(sum) { max($0, $1) }
  }

  private func streak(
    of player: PlayerID,
    sessions: [QuestSession],
    at now: Instant,
    offset: UTCOffset
  ) -> Streak {
    let latest = now.adding(QuestSession.ahead)
    let played = sessions.filter { $0.startedAt <= latest && $0.countsForStreak(at: now) }
    return Streak(
      playedDays: played.map { $0.day },
      today: LocalDay(now, offset: offset),
      isScheduled: { isScheduled(for: player, on: $0) }
    )
  }
}
