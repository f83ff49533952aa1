import AppCore
import Domain

/// What leads to a page beside the quests, and what is done there.
package enum SidePageAction: ActionKind {
  case chosen(SidePageName)
  case stats(StatsAction)
  case patterns(PatternsAction)
  case reflection(ReflectionAction)
  case ownQuests(OwnQuestAction)
  case bet(BetAction)
  case night(NightAction)
  case whole(WholeAction)
  case settings(SettingsAction)
  case evening(EveningAction)
  case shortcutTaken(Shortcut)

  package var writes: Bool {
    switch self {
    case .ownQuests(let action): action.writes
    case .bet(let action): action.writes
    case .night(let action): action.writes
    case .settings(let action): action.writes
    case .evening(let action): action.writes
    case .shortcutTaken: true
    case .whole(let action): action == .locked
    case .chosen, .stats, .patterns, .reflection: false
    }
  }
}

extension Action {
  package static func sidePage(_ action: SidePageAction) -> Action { .of(action) }
  package static func stats(_ action: StatsAction) -> Action { .sidePage(.stats(action)) }
  package static func patterns(_ action: PatternsAction) -> Action { .sidePage(.patterns(action)) }
  package static func reflection(_ action: ReflectionAction) -> Action {
    .sidePage(.reflection(action))
  }
  package static func ownQuests(_ action: OwnQuestAction) -> Action {
    .sidePage(.ownQuests(action))
  }
  package static func bet(_ action: BetAction) -> Action { .sidePage(.bet(action)) }
  package static func whole(_ action: WholeAction) -> Action { .sidePage(.whole(action)) }
  package static func night(_ action: NightAction) -> Action { .sidePage(.night(action)) }
  package static func evening(_ action: EveningAction) -> Action { .sidePage(.evening(action)) }
  package static func settings(_ action: SettingsAction) -> Action { .sidePage(.settings(action)) }
}
