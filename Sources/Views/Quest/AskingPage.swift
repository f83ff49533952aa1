import AppCore
import Domain
import Markup
import Strings

/// Asks whether she forgot to tap *Done*.
func askingPage(
  _ step: QuestSession.PlannedStep,
  _ estimation: Estimation,
  _ state: AppState,
  _ texts: Texts
) -> View {
  main(.class("quest asking"), .key("asking \(estimation.id.shortText)")) {
    questHeader(nil, texts)
    h1(.focusesOnAppear) { step.name }
    quietAction("OK", .quest(.durationAnswered(estimation.id, .confirmation)))
  }
}
