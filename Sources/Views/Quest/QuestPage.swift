import AppCore
import Domain
import Markup
import Strings

func questPage(_ session: QuestSession, _ state: AppState, _ texts: Texts) -> View {
  switch session.phase {
  case .estimating(let step):
    return estimatePage(step, session, state, texts)
  case .doing(let step, _):
    return doPage(step, state, texts)
  case .asking(let step, let estimation):
    return askingPage(step, estimation, state, texts)
  case .revealing(let step, let estimation):
    return revealPage(step, estimation, session, state, texts)
  case .ended:
    // Another tab has finished the quest that this one was in.
    return session.isCompleted ? summaryPage(session, state, texts) : homePage(state, texts)
  }
}

/// The way out, and where in the quest she is.
func questHeader(_ place: String?, _ texts: Texts) -> View {
  header(.class("quest-header")) {
    quietAction(texts.quest.leave, .quest(.left))
    if let place { p(.class("place")) { place } }
  }
}

func place(of step: QuestSession.PlannedStep, in session: QuestSession, _ texts: Texts) -> String {
  let index = session.plan.firstIndex { $0.id == step.id } ?? 0
  return texts.quest.place(index + 1, session.plan.count)
}
