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
  /// The newest session that can go on.
  package var sessionUnderWay: SessionID? {
    history.filter { $0.isUnderWay(at: moment.now) }.newest?.id
  }

  /// Those that home leads to.
  var recentSessions: [SessionDigest] {
    history.filter { $0.isUnderWay(at: moment.now) || $0.day == moment.today }
  }

  /// Every active quest; each can be started on any day.
  package var offeredQuests: [OfferedQuest] {
    guard let player else { return [] }
    let recent = recentSessions
    return ledger.allRoutines.filter { $0.isOffered(to: player) }.map { routine in
      OfferedQuest(routine: routine, status: status(of: routine.id, among: recent))
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

  func status(
    of routine: RoutineID,
    among sessions: [SessionDigest]
  ) -> OfferedQuest.Status {
    let ofRoutine = sessions.filter { $0.routine == routine }
    if let running = ofRoutine.filter({ $0.isUnderWay(at: moment.now) }).newest {
      return .underWay(running.id)
    }
    if let done = ofRoutine.filter({ $0.day == moment.today && $0.isCompleted }).newest {
      return .doneToday(done.id)
    }
    return .ready
  }
}

extension [SessionDigest] {
  /// The one that was started last.
  fileprivate var newest: SessionDigest? {
    self.max { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }
}
