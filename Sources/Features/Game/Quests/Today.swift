import AppCore
import Controls
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
    if case .next(let quest) = self { quest } else { nil }
  }
}
