import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// The newest session that a start goes on with.
  package var sessionUnderWay: SessionID? {
    history.last { session in
      session.isUnderWay(at: moment.now)
        && (!isUntouched(session.id) || moment.now.since(session.startedAt) < Self.freshness)
    }?.id
  }

  /// How long a start leads back to a quest in which nothing has been guessed yet: as after a reload.
  private static let freshness = Seconds.minutes(10)

  /// Those that home leads to.
  package var recentSessions: [SessionDigest] {
    history.filter { $0.isUnderWay(at: moment.now) || $0.day == moment.today }
  }

  package func isUntouched(_ session: SessionID) -> Bool {
    ledger.session(session)?.isUntouched ?? false
  }
}
