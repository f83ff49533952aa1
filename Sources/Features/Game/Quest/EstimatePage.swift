import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

func estimatePage(
  _ shown: ShownStep,
  _ memory: QuestMemory,
  _ hint: Hint?,
  _ scene: Scene
) -> View {
  let (step, session) = (shown.step, shown.session)
  let draft = memory.draft
  return page("quest estimate sky", scene) {
    stars([
      40, 96, 92, 150, 62, 214, 112, 84, 300, 88, 336, 160, 276, 206, 318, 226, 26, 170,
    ])
    questHead(step, session, scene.texts, end: notToday(step, scene))
    skippedLine(memory.skipped, scene)
    main(.key("estimate " + step.id.shortText)) {
      heroLantern(step.lantern(.now))
      h1(.class("center"), .focusesOnAppear) { step.name }
      p(.class("ask center"), .id("question")) {
        shown.isOneGuess ? scene.texts.oneGuess.question : scene.texts.quest.question
      }
      if let oneGuess = shown.oneGuess { oneGuess.naming }
      figures(draft, scene.texts)
      scale(draft.estimate, hint, scene.texts)
      quickValues(EstimateScale.quick, draft.estimate, scene.texts)
      typing(draft.typed, scene.texts)
      hintLine(hint, scene.texts)
    }
    footer(.class("foot"), .key("foot estimate " + step.id.shortText)) {
      lockIn(draft, .quest(.estimateLocked), scene)
    }
  }
}

/// It waits for a choice, keeps the focus meanwhile, and says what it waits for.
func lockIn(_ draft: Draft, _ action: Action, _ scene: Scene) -> View {
  let isWaiting = !draft.estimate.exists
  return button(
    .class(isWaiting ? "action waiting" : "action"),
    .type("button"),
    .disabled(!scene.canWrite || draft.typed?.isWithinScale == false),
    .aria("disabled", isWaiting),
    .on(.click, action)
  ) { scene.texts.quest.lockIn }
}

/// The guess in large figures between two buttons that move it by one stop of the scale.
func figures(_ draft: Draft, _ texts: Texts) -> View {
  guard let estimate = draft.estimate else {
    return div(.class("nudge")) { unset(draft, texts.quest) }
  }
  let isLong = texts.parts(of: estimate).count > 1
  return div(.class("nudge")) {
    roundAction("minus", texts.quest.shorter, choose(EstimateScale.stop(before: estimate)))
    output(.class(isLong ? "guess-value long" : "guess-value"), .for("guess"), .untranslated()) {
      texts.figures(for: estimate)
    }
    roundAction("plus", texts.quest.longer, choose(EstimateScale.stop(after: estimate)))
  }
}

private func unset(_ draft: Draft, _ words: QuestTexts) -> View {
  output(.class("guess-value unset"), .for("guess")) {
    draft.isAskedFor ? words.touchFirst : words.touch
    span { words.orPick }
  }
}

/// The first key on a line that nothing was chosen on begins at the end it comes from.
private func firstChoice(_ key: String) -> Action? {
  let isAny = { (keys: [String]) in keys.contains { key.hasSameScalars(as: $0) } }
  if isAny(["ArrowRight", "ArrowUp", "Home"]) { return choose(EstimateScale.shortest) }
  if isAny(["ArrowLeft", "ArrowDown", "End"]) { return choose(EstimateScale.longest) }
  return isAny(["PageUp", "PageDown"]) ? choose(.minutes(1)) : nil
}

func scale(_ draft: Seconds?, _ hint: Hint?, _ texts: Texts) -> View {
  div(.class("scale")) {
    Wedge(draft, before: hint?.shownTimes ?? [], texts).drawing
    input(
      .type("range"),
      .id("guess"),
      .min(0),
      .max(Double(EstimateScale.stops.count - 1)),
      .step(1),
      .value("\(draft.map { EstimateScale.index(of: $0) } ?? 0)"),
      .aria("label", texts.quest.yourGuess),
      .aria("valuetext", draft.map { texts.words(for: $0) } ?? texts.quest.nothingChosen),
      .aria("describedby", "question"),
      .when(!draft.exists, .onKey(firstChoice)),
      .onValue(.input) { choose(EstimateScale.stop(at: $0.shortNumber ?? 0)) }
    )
  }
}

func quickValues(_ values: [Seconds], _ draft: Seconds?, _ texts: Texts) -> View {
  div(.class("quick"), .role("group"), .aria("label", texts.quest.quickValues)) {
    for value in values {
      button(
        .type("button"),
        .aria("label", texts.words(for: value)),
        .aria("pressed", value == draft),
        .on(.click, choose(value))
      ) { texts.figures(for: value) }
    }
  }
}

private func choose(_ estimate: Seconds) -> Action { .draft(.estimateChosen(estimate)) }

extension EstimateScale {
  /// The next shorter stop; of a typed guess between two stops the lower one.
  fileprivate static func stop(before draft: Seconds) -> Seconds {
    stops.last { $0 < draft } ?? shortest
  }

  fileprivate static func stop(after draft: Seconds) -> Seconds {
    stops.first { $0 > draft } ?? longest
  }
}
