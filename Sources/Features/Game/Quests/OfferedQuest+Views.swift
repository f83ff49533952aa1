import AppCore
import Controls
import Domain
import SyncEngine

extension OfferedQuest {
  var isUnderWay: Bool {
    if case .underWay = status { true } else { false }
  }

  var isDone: Bool {
    if case .doneToday = status { true } else { false }
  }

  /// The session of today that its string shows.
  var session: SessionID? {
    switch status {
    case .ready: nil
    case .underWay(let session), .doneToday(let session): session
    }
  }

  /// What a tap on it does.
  var action: Action {
    switch status {
    case .ready: .home(.questChosen(routine.id))
    case .underWay(let session): .home(.questResumed(session))
    case .doneToday(let session): .home(.summaryChosen(session))
    }
  }

  /// Looking back writes nothing.
  func canBeChosen(_ core: Core) -> Bool {
    if case .doneToday = status { return true }
    return core.role.canWrite
  }

  func lanterns(_ core: Core) -> [Lantern] {
    session.flatMap { core.ledger.session($0)?.lanterns } ?? routine.lanterns
  }
}
