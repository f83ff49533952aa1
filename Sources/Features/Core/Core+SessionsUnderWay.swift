import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// The newest session that can be gone on with.
  package var sessionUnderWay: SessionID? {
    history.last { $0.isUnderWay(at: moment.now) && !isUntouched($0.id) }?.id
  }

  /// The session to which a start leads: the one that is under way and was not left, unless there is a question about
  /// one that has come to its end by age.
  package var sessionToShow: SessionID? {
    if role.canWrite, let asking = history.last(where: { $0.leftQuestion(at: moment.now).exists }) {
      return asking.id
    }
    return sessionUnderWay.flatMap { $0 == notes.leftQuest ? nil : $0 }
  }

  /// Notes which quest the player has left; none when one is gone on with.
  package mutating func noteLeaving(_ session: SessionID?) -> [Effect] {
    if notes.leftQuest == session || !role.canWrite { return [] }
    notes.leftQuest = session
    return store { $0.addNotes() }
  }

  /// The sessions to which home can lead.
  package var recentSessions: [SessionDigest] {
    // By index, because to copy years of digests would take longer than to look at them.
    let recent = history.indices.filter {
      history[$0].isUnderWay(at: moment.now) || history[$0].day == moment.today
    }
    return recent.map { history[$0] }
  }

  /// Whether the player only looked at a quest: earlier versions kept a session of that.
  package func isUntouched(_ session: SessionID) -> Bool {
    ledger.session(session)?.isUntouched ?? false
  }
}
