import Basics
import Domain
import SyncEngine

extension Core {
  /// A night that nobody has brought to its end is a session as any other once it is closed by age: what it had kept has
  /// been seen.
  package mutating func closeLeftNights() -> [Effect] {
    let left = history.indices.filter { history[$0].leavesNight(at: moment.now) }
    if left.isEmpty { return [] }
    let sessions = left.map { history[$0].id }
    // Once: where nobody writes, their reveals stay open.
    if left.contains(where: { history[$0].isVeiled }) { refresh(after: sessions) }
    var closed: [OperationBody] = []
    for session in sessions where role.canWrite {
      for estimation in ledger.session(session)?.unseen ?? [] {
        closed.append(.sessionEvent(session, .revealClosed(estimation)))
      }
    }
    defer { refreshProgress() }
    return closed.isEmpty ? [] : record(closed)
  }

  /// *Rather see each one*: holds for the next session of the quest.
  package mutating func refuseNight(of routine: RoutineID) -> [Effect] {
    notes.refusedNight = refused(routine)
    return store { $0.addNotes() }
  }

  package func refusesNight(of routine: RoutineID) -> Bool {
    notes.refusedNight == refused(routine)
  }

  private func refused(_ routine: RoutineID) -> SessionID {
    SessionID(routine.raw &+ UInt128(history.completed(of: routine)))
  }
}
