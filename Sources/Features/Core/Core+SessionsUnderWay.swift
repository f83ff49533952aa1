import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// The newest session that can be gone on with.
  package var sessionUnderWay: SessionID? {
    history.last { $0.isUnderWay(at: moment.now) && !isUntouched($0.id) }?.id
  }

  /// The session that a start leads to: what is under way and was not left, unless there is something to ask about
  /// one that nobody can go on with any more.
  package var sessionToShow: SessionID? {
    if role.canWrite, let asking = history.last(where: { $0.leftQuestion(at: moment.now).exists }) {
      return asking.id
    }
    return sessionUnderWay.flatMap { $0 == notes.leftQuest ? nil : $0 }
  }

  /// Which quest the player has left; none when one is gone on with.
  package mutating func noteLeaving(_ session: SessionID?) -> [Effect] {
    if notes.leftQuest == session || !role.canWrite { return [] }
    notes.leftQuest = session
    return store { $0.addNotes() }
  }

  /// Those that home leads to.
  package var recentSessions: [SessionDigest] {
    // By index, as everywhere: to copy years of digests would take longer than to look at them.
    let recent = history.indices.filter {
      history[$0].isUnderWay(at: moment.now) || history[$0].day == moment.today
    }
    return recent.map { history[$0] }
  }

  /// Earlier versions kept a session of a quest that was looked at and no more.
  package func isUntouched(_ session: SessionID) -> Bool {
    ledger.session(session)?.isUntouched ?? false
  }
}
