import Access
import Basics
import Core
import Editing
import Family
import Game
import Setup
import SyncEngine
import Transfer

/// What an action changes, and what is to be done about it.
package func reduce(_ state: inout AppState, _ action: Action, at moment: Moment) -> [Effect] {
  guard let action = action.inItsFeature else { return [] }
  state.core.moment = moment
  var effects = state.room == .game ? state.game.leaveClosedQuest(&state.core) : []
  if action.writes && !state.core.role.canWrite { return effects }
  let wasCopyShown = state.isCopyShown
  effects += state.handOn(action)
  let destination = state.core.destination
  state.core.destination = nil
  effects += state.follow(destination)
  if !wasCopyShown, state.isCopyShown { state.copies.forgetOutcome() }
  state.tidyRooms()
  return effects + state.rememberUse()
}

extension AppState {
  /// To the feature whose kind of action it is; what stands on no screen that shows changes nothing.
  fileprivate mutating func handOn(_ action: Action) -> [Effect] {
    if let action = action.kind(SharedAction.self) { return reduce(action) }
    if let action = action.kind(GameAction.self) { return reduce(action) }
    if let action = action.kind(EditorAction.self) { return reduce(action) }
    if let action = action.kind(SetupAction.self) { return reduce(action) }
    if let action = action.kind(FamilyAction.self) {
      return room == .family ? family.reduce(action, &core) : []
    }
    if let action = action.kind(GateAction.self) { return reduce(action) }
    if let action = action.kind(NameAction.self) { return canName ? core.reduce(action) : [] }
    if let action = action.kind(CopyAction.self) {
      return copies.reduce(action, at: copiesPlace, &core)
    }
    if let action = action.kind(AppAction.self) { return reduce(action) }
    return []
  }

  private mutating func reduce(_ action: SharedAction) -> [Effect] {
    switch action {
    case .answered, .fired: return []
    case .back: return goBack()
    case .page(let action): return turnPage(action)
    case .saving(let action): return core.reduce(action)
    case .tab(let action): return reduce(action)
    case .familyAreaChosen:
      room = .family
      return family.enter()
    }
  }

  private mutating func reduce(_ action: GameAction) -> [Effect] {
    // A time that is over is over wherever somebody looks.
    if case .quest(.reopenWindowClosed) = action { return game.reduce(action, &core) }
    return room == .game ? game.reduce(action, &core) : []
  }

  private mutating func reduce(_ action: SetupAction) -> [Effect] {
    guard room == .setup else { return [] }
    guard case .newChosen = action, isAskingAboutEmptyLog else {
      return setup.reduce(action, &core)
    }
    if copies.opened.isBusy { return [] }
    copies = CopiesState()
    launch.wasUsed = false
    return [.ask(.rememberUse(false))] + setup.reduce(action, &core)
  }

  private mutating func reduce(_ action: EditorAction) -> [Effect] {
    switch room {
    case .game: game.reduce(action, &core)
    case .setup: setup.reduce(action, &core)
    case .family: family.reduce(action, &core)
    case .opening, .unusable: []
    }
  }

  private mutating func reduce(_ action: GateAction) -> [Effect] {
    switch room {
    case .setup: setup.reduce(action, &core)
    case .family: family.reduce(action, at: core.moment)
    case .opening, .unusable, .game: []
    }
  }

  private var canName: Bool {
    switch room {
    case .setup: setup.canName
    case .family: family.gate.isOpen
    case .opening, .unusable, .game: false
    }
  }
}
