import AppCore
import Domain
import Markup
import Strings

/// Calm and without any number: nothing to count by.
func doPage(_ step: QuestSession.PlannedStep, _ state: AppState, _ texts: Texts) -> View {
  main(.class("quest do"), .key("do \(step.id.shortText)")) {
    questHeader(nil, texts)
    h1(.focusesOnAppear) { step.name }
    p(.class("guess-is-safe")) {
      // NB: said when it is true, and not a moment earlier.
      state.saving.mark == .saved ? texts.quest.guessIsSafe : ""
    }
    p { texts.quest.goAndDoIt }
    mainAction(texts.quest.done, .quest(.stepFinished), isEnabled: state.role.holdsPen)
    quietAction(texts.quest.notToday, .quest(.stepSkipped), isEnabled: state.role.holdsPen)
  }
}
