import Basics
import Domain
import SyncEngine
import Time

extension Findings {
  /// Notes all that can be asked of a ledger.
  package mutating func note(_ ledger: Ledger) {
    for player in ledger.allPlayers {
      note(player.id.raw)
      note(player.name)
      note(ledger.history(of: player.id), in: ledger)
      note(ledger.history(of: player.id, in: ledger.history(of: player.id)))
      for session in ledger.allSessions(of: player.id) { note(session) }
      for step in 1...4 {
        note(ledger.reached(by: player.id, at: StepID(UInt128(step))).rawValue)
      }
      note(
        ledger.progress(
          of: player.id,
          history: ledger.history(of: player.id),
          at: Instant(milliseconds: 1_790_100_000_000),
          offset: .utc
        )
      )
    }
    for routine in ledger.allRoutines {
      note(routine)
      for overlap in ledger.overlaps(in: routine.id) { note(overlap) }
    }
    noteWeek(ledger)
    for day in 0..<30 {
      note(ledger.isScheduled(for: PlayerID(1), on: LocalDay(number: 20_717 + day)))
    }
    noteSettings(ledger)
  }

  private mutating func noteSettings(_ ledger: Ledger) {
    note(ledger.setting(.firstStart) ?? "-")
    for device in UInt128(1)...3 {
      note(ledger.setting(.playerHere, on: device)?.raw ?? 0)
    }
    for player in [PlayerID(1), PlayerID(2)] {
      note(ledger.setting(.sound, of: player) ?? false)
      note(ledger.setting(.weekRead, of: player)?.number ?? 0)
      for quest in [RoutineID(1), RoutineID(2)] {
        note(ledger.setting(.restRead(quest), of: player) ?? false)
      }
    }
  }

  private mutating func note(_ history: History) {
    for task in history.tasks {
      note(task.name)
      note(task.level.rawValue)
      for guess in task.guesses { note(guess.id.raw) }
    }
  }

  private mutating func note(_ history: [SessionDigest], in ledger: Ledger) {
    for session in history { note(session) }
    for routine in 1...2 {
      note(ledger.isCalibration(RoutineID(UInt128(routine)), in: history))
    }
  }

  private mutating func note(_ session: SessionDigest) {
    note(session.id.raw)
    note(session.routine.raw)
    note(session.startedAt.milliseconds)
    note(session.day.number)
    note(session.isCalibration)
    note(session.isCompleted)
    note(session.hasEnded)
    note(session.experience.points)
    note(session.shownTotal?.points ?? -1)
    note(session.revealing?.raw ?? 0)
    note(session.takenBack)
    note(session.lastEventAt.milliseconds)
    for guess in session.guesses {
      note(guess.id.raw)
      note(guess.step.raw)
      note(guess.finishedAt.milliseconds)
      note(guess.guess.estimate.milliseconds)
      note(guess.guess.actual.milliseconds)
      note(guess.rating?.rawValue ?? 0)
      note(guess.counts)
      note(guess.isHonest)
    }
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
    note(routine.musicAbout.name)
    note(routine.musicAbout.minutes)
    note(routine.musicAbout.songs)
    note(routine.isActive)
    for step in routine.steps {
      note(step.id.raw)
      note(step.name)
      note(step.reference?.milliseconds ?? -1)
    }
  }

  private mutating func note(_ overlap: Overlap) {
    note(overlap.step?.raw ?? 0)
    for side in [overlap.kept, overlap.other] {
      note(side.edit.raw)
      note(side.device)
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
      note(estimation.rating?.rawValue ?? 0)
      note(estimation.experience.points)
      note(estimation.isHonest)
      note(estimation.hasSeenReveal)
      note(estimation.counts)
    }
  }
}

extension Ledger {
  /// A player's sessions, the oldest first.
  package func allSessions(of player: PlayerID) -> [QuestSession] {
    digests.filter { $0.player == player }.compactMap { session($0.id) }
      .ordered { $0.startedAt < $1.startedAt }
  }
}
