import Domain
import SyncEngine

extension Findings {
  /// Notes all that can be asked of a ledger.
  package mutating func note(_ ledger: Ledger) {
    for player in ledger.allPlayers {
      note(player.id.raw)
      note(player.name)
      for session in ledger.allSessions(of: player.id) { note(session) }
      note(
        ledger.progress(
          of: player.id,
          history: ledger.history(of: player.id),
          at: Instant(milliseconds: 1_790_100_000_000),
          offset: .utc
        )
      )
    }
    for routine in ledger.allRoutines { note(routine) }
    for key in 0..<3 { note(ledger.preference("key \(key)") ?? "-") }
    for view in 0..<2 { note(ledger.isShared(SharedViewID(UInt128(view)))) }
  }

  private mutating func note(_ progress: PlayerProgress) {
    note(progress.experience.total.points)
    note(progress.experience.level.number)
    note(progress.streak.count)
  }

  private mutating func note(_ routine: Routine) {
    note(routine.id.raw)
    note(routine.name)
    note(routine.displayName)
    note(Int(routine.activeDays.rawValue))
    note(routine.musicLink ?? "-")
    note(routine.isActive)
    for step in routine.steps {
      note(step.id.raw)
      note(step.name)
      note(step.reference?.milliseconds ?? -1)
    }
  }

  private mutating func note(_ session: QuestSession) {
    note(session.id.raw)
    note(session.startedAt.milliseconds)
    note(session.day.number)
    note(session.isCompleted)
    note(session.shownTotal?.points ?? -1)
    note(session.lastEventAt.milliseconds)
    for estimation in session.estimations {
      note(estimation.id.raw)
      note(estimation.guess.relativeError)
      note(estimation.rating.rawValue)
      note(estimation.experience.points)
      note(estimation.isHonest)
      note(estimation.hasSeenReveal)
      note(estimation.counts)
    }
  }
}
