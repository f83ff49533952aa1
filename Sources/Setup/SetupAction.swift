import Core

package enum SetupAction: ActionKind {
  /// *Start new*, on the page that asks about an empty log.
  case newChosen
  case firstStart(FirstStartAction)
  case practice(PracticeAction)

  package var writes: Bool {
    switch self {
    case .newChosen, .firstStart: true
    case .practice: false
    }
  }
}

extension Action {
  package static var newChosen: Action { .of(SetupAction.newChosen) }

  package static func firstStart(_ action: FirstStartAction) -> Action {
    .of(SetupAction.firstStart(action))
  }

  package static func practice(_ action: PracticeAction) -> Action {
    .of(SetupAction.practice(action))
  }
}
