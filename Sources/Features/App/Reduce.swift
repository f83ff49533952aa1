import AppCore
import Basics
import Game
import Setup
import SyncEngine
import Transfer

/// What an action changes, and what is to be done about it.
package func reduce(_ state: inout AppState, _ action: Action, at moment: Moment) -> [Effect] {
  guard let action = action.inItsFeature(state) else { return [] }
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
  if state.canLookBesideLog { effects += Later.follow(&state) }
  return effects + state.rememberUse()
}

extension AppState {
  /// To the feature whose kind of action it is; what stands on no screen that shows changes nothing.
  mutating func handOn(_ action: Action) -> [Effect] {
    if let action = action.kind(SharedAction.self) { return reduce(action) }
    return FirstFeatures.reduce(action, &self) ?? handOnLater(action)
  }

  private mutating func reduce(_ action: SharedAction) -> [Effect] {
    switch action {
    // They have become what they mean.
    case .answered, .fired: []
    case .back: goBack()
    case .page(let action): turnPage(action)
    case .writeLockAskedFor: [.ask(.takeWriteLock)]
    }
  }
}
