import Core

/// What is done in the game itself; what is done beside it is a ``SidePageAction``.
package enum GameAction: ActionKind {
  case home(HomeAction)
  case quest(QuestAction)
  case player(PlayerAction)

  package var writes: Bool {
    switch self {
    case .home(let action): action.writes
    case .quest(let action): action.writes
    case .player(let action): action.writes
    }
  }
}

extension Action {
  package static func home(_ action: HomeAction) -> Action { .of(GameAction.home(action)) }
  package static func quest(_ action: QuestAction) -> Action { .of(GameAction.quest(action)) }
  package static func player(_ action: PlayerAction) -> Action { .of(GameAction.player(action)) }
}
