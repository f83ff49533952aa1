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
    return askingPage(step, estimation, session, state, texts)
  case .revealing(let step, let estimation):
    return revealPage(step, estimation, session, state, texts)
  case .ended:
    // Another tab has finished the quest that this one was in.
    return session.isCompleted ? summaryPage(session, state, texts) : homePage(state, texts)
  }
}

/// The way out, and where in the quest she is.
func questHead(
  _ step: QuestSession.PlannedStep,
  _ session: QuestSession,
  _ texts: Texts
) -> View {
  let index = session.plan.firstIndex { $0.id == step.id } ?? 0
  return header(.class("top")) {
    roundAction("back", texts.quest.leave, .back)
    hidden(texts.quest.place(index + 1, session.plan.count))
    miniString(session.lanterns)
    // As wide as the button, so that the string hangs in the middle.
    span(.class("round"), .aria("hidden", true))
  }
}

extension QuestSession.PlannedStep {
  func lantern(_ light: Lantern.Light) -> Lantern {
    Lantern(picture: icon.picture, light: light)
  }
}
