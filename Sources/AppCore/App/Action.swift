import Domain
import SyncEngine

/// Something that happened.
package enum Action: Hashable, Sendable {
  /// *Back*: in the browser, by a swipe, or on the screen.
  case back
  case page(PageAction)
  /// The browser has answered a request.
  case answered(Answer)
  /// The time has come that was waited for.
  case fired(TimerID)
  case start(StartAction)
  case home(HomeAction)
  case quest(QuestAction)
  case saving(SavingAction)
  case tab(TabAction)
  case stats(StatsAction)
  case update(UpdateAction)
  case myData(MyDataAction)
  case copies(CopyAction)
  case family(FamilyAction)
  case editor(EditorAction)
  case firstStart(FirstStartAction)
  case practice(PracticeAction)
  case player(PlayerAction)
  case settings(SettingsAction)
  case ownQuests(OwnQuestAction)
  case patterns(PatternsAction)
  case reflection(ReflectionAction)
}

extension Action {
  /// Whether it makes operations, which only the tab with the write lock may do.
  var writes: Bool {
    switch self {
    case .start(let action): action.writes
    case .home(let action): action.writes
    case .quest(let action): action.writes
    case .family(let action): action.writes
    case .editor(let action): action.writes
    case .copies(let action): action.writes
    case .firstStart(let action): action.writes
    case .player(let action): action.writes
    case .ownQuests(let action): action.writes
    case .back, .page, .answered, .fired, .saving, .tab, .stats, .update, .myData, .practice,
      .settings, .patterns, .reflection:
      false
    }
  }
}
