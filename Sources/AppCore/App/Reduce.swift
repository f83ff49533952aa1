import SyncEngine

/// What an action changes, and what is to be done about it.
package func reduce(_ state: inout AppState, _ action: Action, at moment: Moment) -> [Effect] {
  guard let action = action.inItsFeature else { return [] }
  state.core.moment = moment
  let leaving = state.leaveClosedQuest()
  if action.writes && !state.role.canWrite { return leaving }
  let effects = reduceFeature(&state, action)
  state.leaveSomebodyElsesQuest()
  state.closeGate()
  state.closeCopies()
  state.refreshReveal()
  state.refreshHint()
  state.refreshProgressOnScreen()
  state.refreshStats(after: action)
  state.refreshPatterns(after: action)
  state.refreshReview(after: action)
  return leaving + effects + state.rememberUse()
}

extension Action {
  /// What comes from the browser is an action of the feature that waited for it.
  fileprivate var inItsFeature: Action? {
    switch self {
    case .answered(let answer): Action(answer)
    case .fired(let timer): Action(fired: timer)
    default: self
    }
  }
}

private func reduceFeature(_ state: inout AppState, _ action: Action) -> [Effect] {
  switch action {
  case .answered, .fired: return []
  case .back: return state.goBack()
  case .page(let action): return state.turnPage(action)
  case .start(let action): return reduceStart(&state, action)
  case .home(let action): return reduceHome(&state, action)
  case .quest(let action): return reduceQuest(&state, action)
  case .saving(let action): return state.core.reduce(action)
  case .tab(let action): return reduceTab(&state, action)
  case .stats(let action): return reduceStats(&state, action)
  case .update(let action): return reduceUpdate(&state, action)
  case .myData(let action): return reduceMyData(&state, action)
  case .copies(let action): return reduceCopies(&state, action)
  case .family(let action): return reduceFamily(&state, action)
  case .editor(let action): return reduceEditor(&state, action)
  case .firstStart(let action): return reduceFirstStart(&state, action)
  case .practice(let action): return reducePractice(&state, action)
  case .player(let action): return reducePlayer(&state, action)
  case .settings(let action): return reduceSettings(&state, action)
  case .ownQuests(let action): return reduceOwnQuests(&state, action)
  case .patterns(let action): return reducePatterns(&state, action)
  case .reflection(let action): return reduceReflection(&state, action)
  }
}
