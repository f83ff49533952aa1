import AppCore
import Domain
import SyncEngine

/// What the upper half of the home screen is about.
enum Today {
  case next(OfferedQuest)
  /// Every quest of today is done; this one was the last of them.
  case allLit(OfferedQuest)
  case nothingPlanned

  /// What is under way comes first, then what is ready today.
  init(_ quests: (today: [OfferedQuest], others: [OfferedQuest])) {
    let all = quests.today + quests.others
    if let underWay = all.first(where: { $0.isUnderWay }) {
      self = .next(underWay)
    } else if let ready = quests.today.first(where: { $0.status == .ready }) {
      self = .next(ready)
    } else if let done = quests.today.last {
      self = .allLit(done)
    } else {
      self = .nothingPlanned
    }
  }

  /// The quest that is shown large, and so in no list.
  var quest: OfferedQuest? {
    switch self {
    case .next(let quest), .allLit(let quest): quest
    case .nothingPlanned: nil
    }
  }
}

extension OfferedQuest {
  var isUnderWay: Bool {
    if case .underWay = status { true } else { false }
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
  func canBeChosen(_ state: AppState) -> Bool {
    if case .doneToday = status { return true }
    return state.role.canWrite
  }

  func lanterns(_ state: AppState) -> [Lantern] {
    session.flatMap { state.ledger.session($0)?.lanterns } ?? routine.lanterns
  }
}
