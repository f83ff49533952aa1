import Core

// Whatever comes back from the browser goes to the feature that asked for it.

extension Action {
  /// What happened, as the feature says it that waited for it; none when nobody did.
  func inItsFeature(_ state: AppState) -> Action? {
    guard let shared = kind(SharedAction.self) else { return self }
    switch shared {
    case .answered(let answer): return state.owner(answer.owner)?.meaningOfAnswer(answer)
    case .fired(let timer): return state.owner(timer.owner)?.meaningOfTimer(timer)
    case .back, .page: return self
    }
  }
}

extension AppState {
  /// What a later feature waits for can be told before it is here: then it asks for itself.
  fileprivate func owner(_ owner: Owner) -> Feature? {
    Feature.first.first { $0.owns(owner) }
      ?? (hasLaterPart ? Later.features().first { $0.owns(owner) } : nil)
  }
}
