import AppCore
import Domain

/// What is done in the game itself; what is done beside it is a ``SidePageAction``.
package enum GameAction: ActionKind {
  case home(HomeAction)
  case quest(QuestAction)
  case player(PlayerAction)
  /// *One more*, after a reveal.
  case oneMore(EstimationID)
  case finaleEnded
  case waited(GameWaitAction)

  package var writes: Bool {
    switch self {
    case .home(let action): action.writes
    case .quest(let action): action.writes
    case .player(let action): action.writes
    case .oneMore: true
    case .finaleEnded, .waited: false
    }
  }

  /// It is done on a screen of the game, and means nothing elsewhere.
  package var isOfScreen: Bool {
    switch self {
    case .home, .quest, .player, .oneMore, .finaleEnded: true
    case .waited: false
    }
  }
}

/// A time is over that the game has waited for; it is over wherever somebody looks.
package enum GameWaitAction: Hashable, Sendable {
  /// A skipped step has been told for long enough, by its number.
  case skipTold(Int)
  case reopenWindowClosed
  /// What home says of the day may be another now.
  case minutePassed
}

extension GameWaitAction {
  /// - Parameter timer: one of ``Owner/quest`` or ``Owner/home``.
  package init(_ timer: TimerID) {
    if timer == AheadScreen.timer {
      self = .minutePassed
    } else {
      self = timer.number > 0 ? .skipTold(timer.number) : .reopenWindowClosed
    }
  }
}

extension Action {
  package static func home(_ action: HomeAction) -> Action { .of(GameAction.home(action)) }
  package static func quest(_ action: QuestAction) -> Action { .of(GameAction.quest(action)) }
  package static func draft(_ action: DraftAction) -> Action { .quest(.draft(action)) }
  package static func player(_ action: PlayerAction) -> Action { .of(GameAction.player(action)) }
  package static var finaleEnded: Action { .of(GameAction.finaleEnded) }
  package static func oneMore(_ estimation: EstimationID) -> Action {
    .of(GameAction.oneMore(estimation))
  }
  package static func gameWait(_ action: GameWaitAction) -> Action {
    .of(GameAction.waited(action))
  }
}
