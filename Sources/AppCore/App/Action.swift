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
  /// Whether it makes operations, which only the tab that holds the pen may do.
  var needsPen: Bool {
    switch self {
    case .start(let action): action.needsPen
    case .home(let action): action.needsPen
    case .quest(let action): action.needsPen
    case .family(let action): action.needsPen
    case .editor(let action): action.needsPen
    case .copies(let action): action.needsPen
    case .firstStart(let action): action.needsPen
    case .player(let action): action.needsPen
    case .ownQuests(let action): action.needsPen
    case .back, .page, .answered, .fired, .saving, .tab, .stats, .update, .myData, .practice,
      .settings, .patterns, .reflection:
      false
    }
  }
}
