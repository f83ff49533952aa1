import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// *Forgot to tap Done*, asked.
///
/// No answer is the main one: the game has nothing to say about what happened.
func askingPage(
  _ step: QuestSession.PlannedStep,
  _ question: DoneQuestion,
  _ session: QuestSession,
  canGoOn: Bool,
  _ scene: Scene
) -> View {
  let estimation = question.estimation
  let canWrite = scene.canWrite
  return page("quest asking sky", scene) {
    stars([40, 96, 92, 150, 62, 214, 112, 84, 300, 88, 336, 160, 276, 206, 318, 226])
    hills()
    questHead(step, session, scene.texts)
    main(.key("asking " + estimation.shortText)) {
      heroLantern(step.lantern(.now))
      h1(.class("center"), .focusesOnAppear) { scene.texts.title(of: question) }
      p(.class("center")) { scene.texts.words(about: question, step: step.name) }
      div(.class("pair")) {
        if question.canConfirm {
          answer(scene.texts.confirmation(of: question), .confirmation, estimation, canWrite)
        }
        answer(scene.texts.asking.notCounted, .notCounted, estimation, canWrite)
      }
    }
    // Where *Done* was, and the thumb is.
    footer(.class("foot"), .key("foot asking " + estimation.shortText)) {
      if !question.choices.isEmpty { choices(question, estimation, canWrite, scene.texts) }
      if canGoOn, question.canReopen { reopen(estimation, canWrite, scene.texts) }
    }
  }
}

private func answer(
  _ label: String,
  _ correction: Correction,
  _ estimation: EstimationID,
  _ canWrite: Bool
) -> View {
  quietAction(label, .quest(.durationAnswered(estimation, correction)), isEnabled: canWrite)
}

private func choices(
  _ question: DoneQuestion,
  _ estimation: EstimationID,
  _ canWrite: Bool,
  _ texts: Texts
) -> [View] {
  [
    p(.class("around center"), .id("around")) { texts.lead(to: question) },
    div(.class("choices"), .role("group"), .aria("labelledby", "around")) {
      for choice in question.choices {
        button(
          .class("choice"),
          .type("button"),
          .disabled(!canWrite),
          .on(
            .click,
            .quest(
              .durationAnswered(estimation, Correction(actual: choice.actual, counts: true))
            )
          )
        ) { words(for: choice, question, texts) }
      }
    },
  ]
}

/// The clock on the wall, without a length to choose a guess's own from; of a clock that jumped that is all there is.
private func words(
  for choice: DoneQuestion.Choice,
  _ question: DoneQuestion,
  _ texts: Texts
) -> View {
  b {
    question.reason == .clockJumped
      ? texts.words(for: choice.actual) : texts.time(choice.end.hour, choice.end.minute)
  }
}

private func reopen(_ estimation: EstimationID, _ canWrite: Bool, _ texts: Texts) -> View {
  div(.class("choices")) {
    button(
      .class("choice"),
      .type("button"),
      .disabled(!canWrite),
      .on(.click, .quest(.notDoneYet(estimation)))
    ) { b { texts.reveal.notDoneYet } }
  }
}
