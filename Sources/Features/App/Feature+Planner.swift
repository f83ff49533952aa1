import AppCore
import Family
import Game
import Planner

/// The row of calendars that are connected here.
enum ConnectedCalendars: Feature {
  static func owns(_ owner: Owner) -> Bool { owner == .calendars }

  static func meaning(of answer: Answer) -> Action? {
    PlannerAction(answer).map { .calendars($0) }
  }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    action.kind(PlannerAction.self).map { state.reduce($0) }
  }

  static func goBack(_ state: inout AppState) -> [Effect]? {
    state.showsCalendars && state.planner.goBack() ? [] : nil
  }

  static func readAgain(_ owner: Owner, _ state: inout AppState) -> [Effect] {
    state.planner.isAsked = false
    return []
  }

  static func follow(_ state: inout AppState) -> [Effect] {
    state.isReady && state.room != .setup ? state.followCalendars() : []
  }
}

extension AppState {
  /// Whether a page of calendars shows, the player's or the parent's.
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
    // *Not now* stands on a page of its own, which is left by it.
    if case .putOff = action { return effects + (Later.goBack(&self) ?? []) }
    return effects
  }

  /// Nothing is fetched beside a quest that runs.
  private var mayFreshen: Bool {
    guard room == .game else { return room == .family }
    if case .quest = game.screen { return false }
    return true
  }

  fileprivate mutating func followCalendars() -> [Effect] {
    core.placeCalendarsByClocks()
    var calendars = planner
    if !showsCalendars { calendars.close() }
    var effects = calendars.refresh()
    if core.role.canWrite, mayFreshen { effects += calendars.freshen(core) }
    planner = calendars
    return effects
  }
}
