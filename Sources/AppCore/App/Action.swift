import Domain
import SyncEngine

/// Something that happened.
package enum Action: Hashable, Sendable {
  case start(StartAction)
  case home(HomeAction)
  case quest(QuestAction)
  case saving(SavingAction)
  case tab(TabAction)
  case stats(StatsAction)
  case update(UpdateAction)
}

extension Action {
  /// Whether it makes operations, which only the tab that holds the pen may do.
  var needsPen: Bool {
    switch self {
    case .home(let action): action.needsPen
    case .quest(let action): action.needsPen
    case .start, .saving, .tab, .stats, .update: false
    }
  }
}
