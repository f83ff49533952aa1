import Domain
import SyncEngine

package enum QuestAction: Hashable, Sendable {
  case estimateChosen(Seconds)
  case estimateLocked
  case stepFinished
  case stepSkipped
  case notDoneYet(EstimationID)
  case reopenWindowClosed(EstimationID)
  case revealClosed(EstimationID)
  case left
  case pageHidden
  case pageShown

  var needsPen: Bool {
    switch self {
    case .estimateLocked, .stepFinished, .stepSkipped, .notDoneYet, .revealClosed: true
    case .estimateChosen, .reopenWindowClosed, .left, .pageHidden, .pageShown: false
    }
  }
}

func reduceQuest(_ state: inout AppState, _ action: QuestAction) -> [Effect] {
  switch action {
  case .estimateChosen(let estimate):
    state.draft = min(max(estimate, EstimateScale.shortest), EstimateScale.longest)
    return []
  case .estimateLocked: return state.lockEstimate()
  case .stepFinished: return state.finishStep()
  case .stepSkipped: return state.skipStep()
  case .notDoneYet(let estimation): return state.reopenStep(estimation)
  case .reopenWindowClosed(let estimation):
    if state.reopenable == estimation { state.reopenable = nil }
    return []
  case .revealClosed(let estimation): return state.closeReveal(estimation)
  case .left:
    state.screen = .home
    return []
  case .pageHidden:
    state.attention.hide(at: state.moment)
    return []
  case .pageShown:
    state.attention.show(at: state.moment)
    return []
  }
}
