import Core

package enum GameAction: ActionKind {
  case home(HomeAction)
  case quest(QuestAction)
  case stats(StatsAction)
  case patterns(PatternsAction)
  case reflection(ReflectionAction)
  case ownQuests(OwnQuestAction)
  case player(PlayerAction)
  case settings(SettingsAction)

  package var writes: Bool {
    switch self {
    case .home(let action): action.writes
    case .quest(let action): action.writes
    case .ownQuests(let action): action.writes
    case .player(let action): action.writes
    case .stats, .patterns, .reflection, .settings: false
    }
  }
}

extension Action {
  package static func home(_ action: HomeAction) -> Action { .of(GameAction.home(action)) }
  package static func quest(_ action: QuestAction) -> Action { .of(GameAction.quest(action)) }
  package static func stats(_ action: StatsAction) -> Action { .of(GameAction.stats(action)) }
  package static func patterns(_ action: PatternsAction) -> Action {
    .of(GameAction.patterns(action))
  }
  package static func reflection(_ action: ReflectionAction) -> Action {
    .of(GameAction.reflection(action))
  }
  package static func ownQuests(_ action: OwnQuestAction) -> Action {
    .of(GameAction.ownQuests(action))
  }
  package static func player(_ action: PlayerAction) -> Action { .of(GameAction.player(action)) }
  package static func settings(_ action: SettingsAction) -> Action {
    .of(GameAction.settings(action))
  }
}
