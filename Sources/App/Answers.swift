import Core
import Game

// Whatever comes back from the browser goes to the feature that asked for it.

extension Action {
  /// What happened, as the feature says it that waited for it; none when nobody did.
  var inItsFeature: Action? {
    switch kind(SharedAction.self) {
    case .answered(let answer): answer.meaning
    case .fired(let timer): timer.meaning
    default: self
    }
  }
}

extension Answer {
  fileprivate var meaning: Action? {
    switch owner {
    case .saving: SavingAction(self).map { .saving($0) }
    case .gate, .savedCopy, .copies, .reminders, .calendars, .spotify, .devices:
      Later.meaning(of: self)
    case .quest, .home, .names: nil
    }
  }
}

extension TimerID {
  fileprivate var meaning: Action? {
    switch owner {
    case .saving: .saving(.waitedInVain)
    case .quest: .quest(QuestAction(self))
    case .home: .home(.minutePassed)
    case .gate, .names, .spotify: Later.meaning(of: self)
    case .savedCopy, .copies, .reminders, .calendars, .devices: nil
    }
  }
}
