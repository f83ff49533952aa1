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
  _ oneGuess: OneGuessDrawing?,
  playing: View?,
  _ core: Core,
  _ texts: Texts
) -> View? {
  let isOneGuess = session.isOneGuess
  let session = core.named(session, texts)
  switch session.phase {
  case .estimating(let step):
    return estimatePage(
      step,
      session,
      memory,
      quest.hint,
      isOneGuess: isOneGuess,
      oneGuess,
      core,
      texts
    )
  case .doing(let step, _):
    return doPage(step, session, playing, core, texts)
  case .asking(let step, _):
    let canGoOn = quest.canGoOn(core)
    return quest.question.map { askingPage(step, $0, session, canGoOn: canGoOn, core, texts) }
  case .revealing(let step, let estimation):
    guard let reveal = quest.reveal else { return nil }
    let canReopen = memory.reopenable == estimation.id
    return revealPage(
      step,
      estimation,
      session,
      reveal,
      isOneGuess: isOneGuess,
      oneGuess,
      canReopen: canReopen,
      core,
      texts
    )
  case .ended: return nil
  }
}

extension QuestSession.PlannedStep {
  func lantern(_ light: Lantern.Light) -> Lantern {
    Lantern(picture: icon.picture, light: light)
  }
}
