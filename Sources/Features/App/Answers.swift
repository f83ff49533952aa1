import Core

// Whatever comes back from the browser goes to the feature that asked for it.

extension Action {
  /// What happened, as the feature says it that waited for it; none when nobody did.
  func inItsFeature(_ state: AppState) -> Action? {
    guard let shared = kind(SharedAction.self) else { return self }
    switch shared {
    case .answered(let answer): return answer.meaning(state)
    case .fired(let timer): return timer.meaning(state)
    case .back, .page, .writeLockAskedFor: return self
    }
  }
}

// What a later feature waits for can be told before it is here: then it asks for itself.

extension Answer {
  fileprivate func meaning(_ state: AppState) -> Action? {
    if FirstFeatures.owns(owner) { return FirstFeatures.meaning(of: self) }
    return state.hasLaterPart ? Later.meaning(of: self) : nil
  }
}

extension TimerID {
  fileprivate func meaning(_ state: AppState) -> Action? {
    if FirstFeatures.owns(owner) { return FirstFeatures.meaning(of: self) }
    return state.hasLaterPart ? Later.meaning(of: self) : nil
  }
}
