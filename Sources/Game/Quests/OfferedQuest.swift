import Basics
import Core
import Domain
import SyncEngine
import SyncWire
import Time

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

extension Core {
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

  /// - Parameter sessions: in the order of `history`.
  func status(
    of routine: RoutineID,
    among sessions: [SessionDigest]
  ) -> OfferedQuest.Status {
    let ofRoutine = sessions.filter { $0.routine == routine }
    // What was opened and left again without a guess is as ready as before.
    if let running = ofRoutine.last(where: {
      $0.isUnderWay(at: moment.now) && !isUntouched($0.id)
    }) {
      return .underWay(running.id)
    }
    if let done = ofRoutine.last(where: { $0.day == moment.today && $0.isCompleted }) {
      return .doneToday(done.id)
    }
    return .ready
  }

  /// A session without a guess that the quest can begin with, as long as its steps are the same.
  func untouchedSession(of routine: Routine) -> SessionID? {
    history.last {
      $0.routine == routine.id && $0.isUnderWay(at: moment.now)
        && ledger.session($0.id).map { $0.isUntouched && $0.hasPlan(of: routine) } ?? false
    }?.id
  }
}

extension QuestSession {
  fileprivate func hasPlan(of routine: Routine) -> Bool {
    plan.count == routine.steps.count
      && zip(plan, routine.steps).allSatisfy { planned, step in
        planned.id == step.id && planned.name.hasSameScalars(as: step.name)
          && planned.icon.name.hasSameScalars(as: step.icon.name)
      }
  }
}
