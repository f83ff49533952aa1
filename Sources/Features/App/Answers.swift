import Core
import Game

// Whatever comes back from the browser goes to the feature that asked for it.

extension Action {
  /// What happened, as the feature says it that waited for it; none when nobody did.
  ///
  /// What the later part waits for can be told before it is here: then it asks for itself.
  func inItsFeature(_ laterPart: LaterPart.Phase) -> Action? {
    switch kind(SharedAction.self) {
    case .answered(let answer): answer.meaning(laterPart)
    case .fired(let timer): timer.meaning
    default: self
    }
  }
}

extension Answer {
  fileprivate func meaning(_ laterPart: LaterPart.Phase) -> Action? {
    switch owner {
    case .saving: SavingAction(self).map { .saving($0) }
    case .gate, .savedCopy, .copies, .closedPlay, .reminders, .calendars, .spotify, .devices:
      laterPart == .here ? Later.meaning(of: self) : nil
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
    case .savedCopy, .copies, .closedPlay, .reminders, .calendars, .devices: nil
    }
  }
}
