import AppCore
import Controls
import Domain
import Markup
import Strings

/// None for a quest that is over, which is left as soon as that is known.
///
/// - Parameter later: what comes of the later part, where that is here.
func questPage(
  _ quest: QuestScreen,
  _ memory: QuestMemory,
  _ session: QuestSession,
  _ later: LaterDrawing?,
  _ scene: Scene
) -> View? {
  if let page = later?.ofQuest { return page }
  let isOneGuess = session.isOneGuess
  let session = scene.core.named(session, scene.texts)
  func shown(_ step: QuestSession.PlannedStep) -> ShownStep {
    ShownStep(step: step, session: session, isOneGuess: isOneGuess, later: later)
  }
  switch session.phase {
  case .estimating(let step):
    return estimatePage(shown(step), memory, quest.hint, scene)
  case .doing(let step, _):
    return doPage(step, session, later?.playing, scene)
  case .asking(let step, _):
    // What a night asks at its end is of a step that others have followed.
    let canGoOn = quest.canGoOn(scene.core) && !session.isNight
    return quest.question.map { askingPage(step, $0, session, canGoOn: canGoOn, scene) }
  case .revealing(let step, let estimation):
    guard let reveal = quest.reveal else { return nil }
    let canReopen = memory.reopenable == estimation.id
    return revealPage(shown(step), estimation, reveal, canReopen: canReopen, scene)
  case .ended: return nil
  }
}

/// The step that is on the screen, in its quest.
struct ShownStep {
  let step: QuestSession.PlannedStep
  /// With the names that are shown.
  let session: QuestSession
  let isOneGuess: Bool
  let later: LaterDrawing?

  var oneGuess: OneGuessDrawing? { later?.oneGuess }
}

extension QuestSession.PlannedStep {
  func lantern(_ light: Lantern.Light) -> Lantern {
    Lantern(picture: icon.picture, light: light)
  }
}
