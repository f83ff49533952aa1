import Core

// What comes back from the browser goes to the feature that asked for it.

extension Action {
  /// What happened, in the words of the feature that waited for it; none where no feature waits any more.
  func inItsFeature(_ state: AppState) -> Action? {
    guard let shared = kind(SharedAction.self) else { return self }
    switch shared {
    case .answered(let answer): return answer.meaning(state)
    case .fired(let timer): return timer.meaning(state)
    case .back, .page, .writeLockAskedFor: return self
    }
  }
}

// An answer for a later feature can come before that is loaded: it is dropped, and the feature asks anew once it is
// here.

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
