import AppCore

package enum SetupAction: ActionKind {
  /// *Start new*, on the page that asks about an empty log.
  case newChosen
  /// A first start is not over: it goes on where it was left.
  case goneOn
  case firstStart(FirstStartAction)
  case arrival(ArrivalAction)

  package var writes: Bool {
    switch self {
    case .newChosen, .firstStart: true
    case .goneOn, .arrival: false
    }
  }
}

extension Action {
  package static var newChosen: Action { .of(SetupAction.newChosen) }
  package static var firstStartGoneOn: Action { .of(SetupAction.goneOn) }

  package static func arrival(_ action: ArrivalAction) -> Action {
    .of(SetupAction.arrival(action))
  }

  package static func firstStart(_ action: FirstStartAction) -> Action {
    .of(SetupAction.firstStart(action))
  }
}
