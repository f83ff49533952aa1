import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import Time

func estimatePage(
  _ step: QuestSession.PlannedStep,
  _ session: QuestSession,
  _ memory: QuestMemory,
  _ hint: Hint?,
  _ core: Core,
  _ texts: Texts
) -> View {
  let draft = memory.draft
  return page("quest estimate sky", core, texts) {
    stars([
      40, 96, 92, 150, 62, 214, 112, 84, 300, 88, 336, 160, 276, 206, 318, 226, 26, 170,
    ])
    questHead(step, session, texts, end: notToday(step, core, texts))
    skippedLine(memory.skipped, core, texts)
    main(.key("estimate " + step.id.shortText)) {
      heroLantern(step.lantern(.now))
      h1(.class("center"), .focusesOnAppear) { step.name }
      p(.class("ask center"), .id("question")) { texts.quest.question }
      nudge(draft.estimate, texts)
      scale(draft.estimate, hint, texts)
      quickValues(draft.estimate, texts)
      typing(draft.typed, texts)
      hintLine(hint, texts)
    }
    footer(.class("foot"), .key("foot estimate " + step.id.shortText)) {
      mainAction(
        texts.quest.lockIn,
        .quest(.estimateLocked),
        isEnabled: core.role.canWrite && draft.typed?.isWithinScale != false
      )
    }
  }
}

/// The guess in large figures between two buttons that move it by one stop of the scale.
private func nudge(_ draft: Seconds, _ texts: Texts) -> View {
  let isLong = texts.parts(of: draft).count > 1
  return div(.class("nudge")) {
    roundAction("minus", texts.quest.shorter, choose(EstimateScale.stop(before: draft)))
    output(.class(isLong ? "guess-value long" : "guess-value"), .for("guess")) {
      texts.figures(for: draft)
    }
    roundAction("plus", texts.quest.longer, choose(EstimateScale.stop(after: draft)))
  }
}

private func scale(_ draft: Seconds, _ hint: Hint?, _ texts: Texts) -> View {
  div(.class("scale")) {
    Wedge(draft, before: hint?.shownTimes ?? [], texts).drawing
    input(
      .type("range"),
      .id("guess"),
      .min(0),
      .max(Double(EstimateScale.stops.count - 1)),
      .step(1),
      .value("\(EstimateScale.index(of: draft))"),
      .aria("label", texts.quest.yourGuess),
      .aria("valuetext", texts.words(for: draft)),
      .aria("describedby", "question"),
      .onValue(.input) { choose(EstimateScale.stop(at: $0.shortNumber ?? 0)) }
    )
  }
}

private func quickValues(_ draft: Seconds, _ texts: Texts) -> View {
  div(.class("quick"), .role("group"), .aria("label", texts.quest.quickValues)) {
    for value in EstimateScale.quick {
      button(
        .type("button"),
        .aria("label", texts.words(for: value)),
        .aria("pressed", value == draft),
        .on(.click, choose(value))
      ) { "\(value.whole / 60)" }
    }
  }
}

private func choose(_ estimate: Seconds) -> Action { .quest(.estimateChosen(estimate)) }

extension EstimateScale {
  /// The next shorter stop; of a typed guess between two stops the lower one.
  fileprivate static func stop(before draft: Seconds) -> Seconds {
    stops.last { $0 < draft } ?? shortest
  }

  fileprivate static func stop(after draft: Seconds) -> Seconds {
    stops.first { $0 > draft } ?? longest
  }
}
