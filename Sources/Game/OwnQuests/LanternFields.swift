import Basics
import Controls
import Core
import Domain
import Editing
import Markup
import Strings

/// The steps of the player's quest in their order; what moves and removes one is folded up until it is asked for.
func lanternList(
  _ quest: Routine,
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: Texts
) -> View {
  let words = texts.ownQuests.editor
  return div(.class("field"), .key("lanterns")) {
    h2(.class("label")) { words.lanterns }
    ol(.class("steps")) {
      for (index, step) in quest.steps.enumerated() {
        lanternFields(step, at: index, of: quest.steps.count, editor, texts)
      }
    }
    moreSteps(words.addLantern, editor, core, texts.family.editor)
  }
}

private func lanternFields(
  _ step: Step,
  at index: Int,
  of count: Int,
  _ editor: RoutineEditor,
  _ texts: Texts
) -> View {
  let words = texts.ownQuests.editor
  let name = step.name.isEmpty ? words.lantern(index + 1) : step.name
  let isOpen = editor.stepWithTools == step.id
  let send = { (action: StepAction) -> Action in .editor(.step(step.id, action)) }
  return li(.class("step"), .key(step.id.shortText)) {
    stepPicture(
      step,
      isOpen: editor.stepWithPictures == step.id,
      name,
      texts.family.editor,
      send
    )
    stepName(step, words.lantern(index + 1), editor, send)
    button(
      .class("round more"),
      .type("button"),
      .aria("label", words.tools(name)),
      .aria("expanded", isOpen),
      .on(.click, send(.toolsAskedFor)),
      .key("more")
    ) { pictogram("grip") }
    if isOpen { stepTools(name, at: index, of: count, texts.family.editor, send) }
  }
}
