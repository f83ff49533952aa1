import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// Calm and without any number: nothing to count by.
///
/// - Parameter playing: the song that is on.
func doPage(
  _ step: QuestSession.PlannedStep,
  _ session: QuestSession,
  _ playing: View?,
  _ scene: Scene
) -> View {
  page("quest do sky", scene) {
    driftingSky(.aria("hidden", true), .key("sky " + step.id.shortText))
    stars([60, 120, 120, 84, 210, 60, 300, 110, 340, 180, 28, 220, 330, 300, 40, 320])
    hills()
    header(.class("top")) {
      roundAction("back", scene.texts.quest.leaveRunning, .back)
      notToday(step, scene)
    }
    session.lantern(of: step).drawing(step.id.shortText, isLit: false)
    main(.key("do " + step.id.shortText)) {
      h1(.focusesOnAppear) { step.name }
      div {
        p(.class("guess-is-safe")) {
          // NB: said when it is true, and not a moment earlier; until then it holds its place.
          scene.core.saving.mark == .saved ? scene.texts.quest.guessIsSafe : ""
        }
        p { scene.texts.quest.goAndDoIt }
      }
    }
    footer(.class("foot"), .key("foot do " + step.id.shortText)) {
      if let playing { playing }
      mainAction(scene.texts.quest.done, .quest(.stepFinished), isEnabled: scene.canWrite)
    }
  }
}
