import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// The way out, and where in the quest the player is.
func questHead(
  _ step: QuestSession.PlannedStep,
  _ session: QuestSession,
  _ texts: Texts,
  end: View? = nil,
  withString: Bool = true
) -> View {
  let index = session.plan.firstIndex { $0.id == step.id } ?? 0
  return header(.class(end.exists ? "top three" : "top")) {
    roundAction("back", texts.quest.leave, .back)
    hidden(texts.quest.place(index + 1, session.plan.count))
    if withString {
      miniString(session.lanterns)
      // As wide as the button, so that the string hangs in the middle.
      end ?? span(.class("round"), .aria("hidden", true))
    }
  }
}

/// *Not today*: up there, where no thumb is that has just locked a guess.
func notToday(_ step: QuestSession.PlannedStep, _ scene: Scene) -> View {
  quietAction(
    scene.texts.quest.notToday,
    .quest(.stepSkipped(step.id)),
    isEnabled: scene.canWrite
  )
}

/// What was skipped, and the way back; stands empty else, so that it is read out.
func skippedLine(_ skipped: SkippedSteps?, _ scene: Scene) -> View {
  div(.class("undo"), .role("status"), .key("undo")) {
    if let skipped {
      let names = skipped.steps.map { scene.texts.name(of: $0) }
      span { scene.texts.quest.canWait(scene.texts.list(names)) }
      quietAction(scene.texts.quest.putBack, .home(.skipTakenBack), isEnabled: scene.canWrite)
    }
  }
}

extension QuestSession {
  /// The one of a step, between its neighbors.
  func lantern(of step: PlannedStep) -> StepLantern {
    let lanterns = lanterns
    let place = plan.firstIndex { $0.id == step.id } ?? 0
    return StepLantern(
      picture: step.icon.picture,
      before: place > 0 ? lanterns[place - 1] : nil,
      after: place + 1 < lanterns.count ? lanterns[place + 1] : nil
    )
  }
}
