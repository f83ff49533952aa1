import AppCore
import Domain
import Markup
import Strings

func estimatePage(
  _ step: QuestSession.PlannedStep,
  _ session: QuestSession,
  _ state: AppState,
  _ texts: Texts
) -> View {
  main(.class("quest estimate"), .key("estimate \(step.id.shortText)")) {
    questHeader(place(of: step, in: session, texts), texts)
    h1(.focusesOnAppear) { step.name }
    p(.id("question")) { texts.quest.question }
    slider(state.draft.estimate, texts)
    quickValues(state.draft.estimate, texts)
    mainAction(texts.quest.lockIn, .quest(.estimateLocked), isEnabled: state.role.holdsPen)
  }
}

private func slider(_ draft: Seconds, _ texts: Texts) -> View {
  div(.class("guess")) {
    label(.for("guess")) { texts.quest.yourGuess }
    output(.class("guess-value"), .for("guess")) { texts.words(for: draft) }
    input(
      .type("range"),
      .id("guess"),
      .min(0),
      .max(Double(EstimateScale.stops.count - 1)),
      .step(1),
      .value("\(EstimateScale.index(of: draft))"),
      .aria("valuetext", texts.words(for: draft)),
      .aria("describedby", "question"),
      .onValue(.input) { .quest(.estimateChosen(EstimateScale.stop(at: Int($0) ?? 0))) }
    )
  }
}

private func quickValues(_ draft: Seconds, _ texts: Texts) -> View {
  div(.class("quick"), .role("group"), .aria("label", texts.quest.quickValues)) {
    for value in EstimateScale.quick {
      button(
        .type("button"),
        .class("quick-value"),
        .aria("pressed", value == draft),
        .on(.click, .quest(.estimateChosen(value)))
      ) { texts.words(for: value) }
    }
  }
}
