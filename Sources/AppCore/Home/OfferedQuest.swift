import Domain
import SyncEngine

/// A quest that the player can choose, and how it stands today.
package struct OfferedQuest: Hashable, Sendable {
  package enum Status: Hashable, Sendable {
    case ready
    case underWay(SessionID)
    case doneToday(SessionID)
  }

  package let routine: Routine
  package let status: Status
}

extension AppState {
  package var playerSessions: [QuestSession] {
    player.map { ledger.allSessions(of: $0) } ?? []
  }

  package var progress: PlayerProgress? {
    player.map {
      ledger.progress(
        of: $0,
        sessions: playerSessions,
        at: moment.now,
        offset: moment.offset
      )
    }
  }

  /// The newest session that can go on.
  package var sessionUnderWay: QuestSession? {
    playerSessions.last { $0.isUnderWay(at: moment.now) }
  }

  /// Every active quest; each can be started on any day.
  package var offeredQuests: [OfferedQuest] {
    guard let player else { return [] }
    let sessions = playerSessions
    return ledger.allRoutines.filter { $0.isOffered(to: player) }.map { routine in
      OfferedQuest(routine: routine, status: status(of: routine.id, among: sessions))
    }
  }

  /// Today's quests, and after them all others.
  package var questsOfToday: (today: [OfferedQuest], others: [OfferedQuest]) {
    guard let player else { return ([], []) }
    let offered = offeredQuests
    let isToday = { (quest: OfferedQuest) in
      quest.routine.isScheduled(for: player, on: moment.today)
    }
    return (offered.filter { isToday($0) }, offered.filter { !isToday($0) })
  }

  private func status(
    of routine: RoutineID,
    among sessions: [QuestSession]
  ) -> OfferedQuest.Status {
    let ofRoutine = sessions.filter { $0.routine == routine }
    if let running = ofRoutine.last(where: { $0.isUnderWay(at: moment.now) }) {
      return .underWay(running.id)
    }
    if let done = ofRoutine.last(where: { $0.day == moment.today && $0.isCompleted }) {
      return .doneToday(done.id)
    }
    return .ready
  }
}
