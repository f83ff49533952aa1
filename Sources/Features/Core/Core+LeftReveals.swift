import Domain
import SyncEngine

extension Core {
  /// A reveal that was on the screen when its quest was closed by age has been seen.
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
