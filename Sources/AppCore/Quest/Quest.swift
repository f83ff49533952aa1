import Domain
import SyncEngine
import Time

package enum QuestAction: Hashable, Sendable {
  case estimateChosen(Seconds)
  case hintAskedFor
  case typingStarted
  case typingEnded
  case minutesTyped(String)
  case secondsTyped(String)
  case estimateLocked
  case stepFinished
  /// *Not today*: names its step, because a second tap finds the next one on the screen.
  case stepSkipped(StepID)
  /// *It really took that long*, *I finished around ...* or *Let's not count this one*.
  case durationAnswered(EstimationID, Correction)
  case notDoneYet(EstimationID)
  case reopenWindowClosed
  case revealClosed(EstimationID)

  var writes: Bool {
    switch self {
    case .estimateLocked, .stepFinished, .stepSkipped, .durationAnswered, .notDoneYet,
      .revealClosed:
      true
    case .estimateChosen, .hintAskedFor, .typingStarted, .typingEnded, .minutesTyped, .secondsTyped,
      .reopenWindowClosed:
      false
    }
  }
}

func reduceQuest(_ state: inout AppState, _ action: QuestAction) -> [Effect] {
  switch action {
  case .estimateChosen, .typingStarted, .typingEnded, .minutesTyped, .secondsTyped:
    reduceDraft(&state.draft, action)
    return []
  case .hintAskedFor:
    state.hint?.isAskedFor = true
    return []
  case .estimateLocked: return state.lockEstimate()
  case .stepFinished: return state.finishStep()
  case .stepSkipped(let step): return state.skip(step)
  case .durationAnswered(let estimation, let correction):
    return state.answer(estimation, correction)
  case .notDoneYet(let estimation): return state.reopenStep(estimation)
  case .reopenWindowClosed:
    state.reopenable = nil
    return []
  case .revealClosed(let estimation): return state.closeReveal(estimation)
  }
}

private func reduceDraft(_ draft: inout Draft, _ action: QuestAction) {
  switch action {
  case .estimateChosen(let estimate): draft.choose(estimate)
  case .typingStarted: draft.startTyping()
  case .typingEnded: draft.stopTyping()
  case .minutesTyped(let text): draft.typeMinutes(text)
  case .secondsTyped(let text): draft.typeSeconds(text)
  default: break
  }
}
