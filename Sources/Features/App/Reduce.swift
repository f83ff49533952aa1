import Basics
import Core
import Game
import Setup
import SyncEngine
import Transfer

/// What an action changes, and what is to be done about it.
package func reduce(_ state: inout AppState, _ action: Action, at moment: Moment) -> [Effect] {
  guard let action = action.inItsFeature(state.laterPart.phase) else { return [] }
  state.core.moment = moment
  var effects = state.room == .game ? state.game.leaveClosedQuest(&state.core) : []
  if action.writes && !state.core.role.canWrite { return effects }
  effects += state.handOn(action)
  let destination = state.core.destination
  state.core.destination = nil
  effects += state.follow(destination)
  state.tidyRooms()
  if state.room == .game {
    effects += state.game.showPapers(state.core)
  }
  if state.laterPart.phase == .here { effects += Later.follow(&state) }
  return effects + state.rememberUse()
}

extension AppState {
  /// To the feature whose kind of action it is; what stands on no screen that shows changes nothing.
  mutating func handOn(_ action: Action) -> [Effect] {
    if let action = action.kind(SharedAction.self) { return reduce(action) }
    if let action = action.kind(GameAction.self) { return reduce(action) }
    if let action = action.kind(PracticeAction.self) {
      return room == .setup ? setup.reduce(action, &core) : []
    }
    if let action = action.kind(AppAction.self) { return reduce(action) }
    return handOnLater(action)
  }

  private mutating func reduce(_ action: SharedAction) -> [Effect] {
    switch action {
    case .answered, .fired: return []
    case .back: return goBack()
    case .page(let action): return turnPage(action)
    case .saving(let action): return core.reduce(action)
    case .tab(let action): return reduce(action)
    case .familyAreaChosen, .joinChosen: return handOnLater(.of(action))
    }
  }

  private mutating func reduce(_ action: GameAction) -> [Effect] {
    // A time that is over is over wherever somebody looks.
    switch action {
    case .quest(.reopenWindowClosed), .quest(.skipTold), .home(.minutePassed):
      return game.reduce(action, &core)
    default: break
    }
    return room == .game ? game.reduce(action, &core) : []
  }
}
