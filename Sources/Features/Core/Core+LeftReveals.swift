import Domain
import SyncEngine

extension Core {
  /// Records that a reveal was seen which was on the screen when its quest was closed by age.
  package mutating func closeLeftReveals() -> [Effect] {
    if !role.canWrite { return [] }
    var closed: [OperationBody] = []
    for session in history {
      if let estimation = session.leftReveal(at: moment.now) {
        closed.append(.sessionEvent(session.id, .revealClosed(estimation)))
      }
    }
    return closed.isEmpty ? [] : record(closed)
  }
}
