import AppCore
import Basics
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
  /// Every active quest, which can be started on any day; and what is under way of any other.
  package var offeredQuests: [OfferedQuest] {
    guard let player else { return [] }
    let recent = recentSessions
    let active = ledger.allRoutines.filter { $0.isOffered(to: player) }
    let offered = active.map { routine in
      OfferedQuest(routine: routine, status: status(of: routine.id, among: recent))
    }
    return offered + questsUnderWay(besides: active.map { $0.id }, among: recent)
  }

  /// What has begun can be finished, also when its routine has been switched off or removed.
  private func questsUnderWay(
    besides active: [RoutineID],
    among recent: [SessionDigest]
  ) -> [OfferedQuest] {
    var found: [OfferedQuest] = []
    for session in recent where !active.contains(session.routine) {
      guard case .underWay(let running) = status(of: session.routine, among: recent),
        running == session.id,
        let routine = ledger.routine(session.routine) ?? unnamed(session.id)
      else { continue }
      found.append(OfferedQuest(routine: routine, status: .underWay(running)))
    }
    return found
  }

  /// Today's quests, and after them all others.
  ///
  /// On the first day of play all are today's where none is planned: who sets up on a weekend wants to play at once.
  package var questsOfToday: (today: [OfferedQuest], others: [OfferedQuest]) {
    guard let player else { return ([], []) }
    let offered = offeredQuests
    let today = moment.today
    let isToday = { (quest: OfferedQuest) in
      quest.routine.isScheduled(for: player, on: today) || isCalled(quest.routine, to: player)
    }
    let isLast = { (quest: OfferedQuest) in
      isDeferred(quest.routine, for: player, on: today)
    }
    let planned = offered.filter { isToday($0) }
    if planned.isEmpty, history.allSatisfy({ $0.day == today }) { return (offered, []) }
    return (
      planned.filter { !isLast($0) } + planned.filter { isLast($0) },
      offered.filter { !isToday($0) }
    )
  }

  /// Whether a quest stands on today by its words, as ``noteCalledRoutines()`` has found.
  private func isCalled(_ routine: Routine, to player: PlayerID) -> Bool {
    routine.scheduleMode == .calendar && routine.isOffered(to: player)
      && ledger.stood(routine.id, for: player, on: moment.today)
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
}
