import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine

extension Core {
  /// What was guessed without a name goes by the one that it has been given since.
  func named(_ session: QuestSession, _ texts: Texts) -> QuestSession {
    guard session.isOneGuess else { return session }
    return session.named(ledger.routine(session.routine)?.displayName ?? texts.oneGuess.thing)
  }
}

extension Texts {
  func name(of step: QuestSession.PlannedStep) -> String {
    step.name.isEmpty ? oneGuess.thing : step.name
  }
}

/// A name is welcome and not needed.
func naming(_ oneGuess: OneGuess, _ scene: Scene) -> View {
  div(.class("naming"), .key("naming")) {
    if let typed = oneGuess.typed {
      nameField(typed, scene.texts.oneGuess)
      visibleMark(scene.texts.ownQuests)
    } else {
      wayToName(scene.texts.oneGuess.giveName, scene.core)
    }
  }
}

/// Whether it stays, and its name while that is typed.
func keeping(_ oneGuess: OneGuess, _ scene: Scene) -> [View] {
  let kept = oneGuess.isUnnamed ? "" : scene.texts.oneGuess.kept
  var views: [View] = [p(.class("kept"), .role("status"), .key("kept")) { kept }]
  if let typed = oneGuess.typed { views.append(keeping(typed, scene)) }
  return views
}

/// What else there is to do after its reveal: *Name it, keep it*, *One more*.
func afterOneGuess(
  _ estimation: EstimationID,
  _ oneGuess: OneGuess,
  _ core: Core,
  _ texts: OneGuessTexts
) -> [View] {
  let canBeNamed = oneGuess.isUnnamed && !oneGuess.typed.exists
  return (canBeNamed ? [wayToName(texts.keepIt, core)] : [])
    + [quietAction(texts.oneMore, .oneMore(estimation), isEnabled: core.role.canWrite)]
}

private func keeping(_ typed: String, _ scene: Scene) -> View {
  div(.class("naming"), .key("keeping")) {
    nameField(typed, scene.texts.oneGuess)
    outlinedAction(
      scene.texts.oneGuess.keep,
      .quest(.nameKept),
      isEnabled: scene.canWrite && !typed.trimmed.isEmpty
    )
    visibleMark(scene.texts.ownQuests)
  }
}

private func wayToName(_ words: String, _ core: Core) -> View {
  button(
    .class("quiet"),
    .type("button"),
    .disabled(!core.role.canWrite),
    .on(.click, .quest(.nameWanted))
  ) {
    pictogram("pencil")
    words
  }
}

private func nameField(_ typed: String, _ texts: OneGuessTexts) -> View {
  input(
    .class("input"),
    .type("text"),
    .autocomplete("off"),
    .maxlength(NameLength.step.rawValue),
    .aria("label", texts.name),
    .focusesOnAppear,
    .value(typed),
    .onValue(.input) { .quest(.nameTyped($0)) }
  )
}
