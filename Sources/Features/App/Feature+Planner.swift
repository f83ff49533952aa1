import Core
import Game
import Planner

extension Feature {
  /// Calendars that are connected here.
  static let planner = Feature(
    owners: [.calendars],
    meaningOfAnswer: { PlannerAction($0).map { .calendars($0) } },
    reduce: { state, action in action.reduced { state.reduce($0 as PlannerAction) } },
    goBack: { $0.showsCalendars && $0.planner.goBack() ? [] : nil },
    readAgain: {
      $0.planner.isAsked = false
      return []
    },
    follow: { $0.isReady && $0.room != .setup ? $0.followCalendars() : [] }
  )
}

extension AppState {
  /// The page of calendars, the player's or the parent's.
  fileprivate var showsCalendars: Bool {
    switch room {
    case .game: if case .side(.calendars) = game.screen { true } else { false }
    case .family: family.showsCalendars
    case .opening, .unusable, .setup: false
    }
  }

  fileprivate mutating func reduce(_ action: PlannerAction) -> [Effect] {
    var calendars = planner
    let effects = calendars.reduce(action, &core)
    planner = calendars
    // *Not now* is asked on a page of its own.
    if case .putOff = action { return effects + (goBackLater() ?? []) }
    return effects
  }

  fileprivate mutating func followCalendars() -> [Effect] {
    var calendars = planner
    if !showsCalendars { calendars.close() }
    let effects = calendars.refresh()
    planner = calendars
    return effects
  }
}
