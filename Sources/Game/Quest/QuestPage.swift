import Controls
import Core
import Domain
import Markup
import Strings

/// None for a quest that is over, which is left as soon as that is known.
func questPage(
  _ quest: QuestScreen,
  _ memory: QuestMemory,
  _ session: QuestSession,
  _ core: Core,
  _ texts: Texts
) -> View? {
  switch session.phase {
  case .estimating(let step):
    return estimatePage(step, session, memory.draft, quest.hint, core, texts)
  case .doing(let step, _):
    return doPage(step, core, texts)
  case .asking(let step, let estimation):
    return askingPage(step, estimation, session, core, texts)
  case .revealing(let step, let estimation):
    let reveal = quest.reveal ?? core.reveal(of: estimation)
    let canReopen = memory.reopenable == estimation.id
    return revealPage(step, estimation, session, reveal, canReopen: canReopen, core, texts)
  case .ended: return nil
  }
}

/// The way out, and where in the quest the player is.
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
