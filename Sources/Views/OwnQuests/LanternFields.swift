import AppCore
import Domain
import Markup
import Strings

/// The steps of her quest in their order; what moves and removes one is folded up until it is asked for.
func lanternList(_ quest: Routine, _ state: AppState, _ texts: Texts) -> View {
  let words = texts.ownQuests.editor
  return div(.class("field"), .key("lanterns")) {
    h2(.class("label")) { words.lanterns }
    ol(.class("steps")) {
      for (index, step) in quest.steps.enumerated() {
        lanternFields(step, at: index, of: quest.steps.count, state.routineEditor, texts)
      }
    }
    for step in state.removedSteps {
      quietAction(texts.family.editor.bringBack(step.name), .editor(.step(step.id, .broughtBack)))
    }
    button(.class("add"), .type("button"), .on(.click, .editor(.stepAdded))) {
      pictogram("plus")
      words.addLantern
    }
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
    input(
      .class("input"),
      .type("text"),
      .autocomplete("off"),
      .maxlength(100),
      .aria("label", words.lantern(index + 1)),
      .value(step.name),
      .onValue(.input) { send(.named($0)) },
      .key("name")
    )
    button(
      .class("round more"),
      .type("button"),
      .aria("label", words.tools(name)),
      .aria("expanded", isOpen),
      .on(.click, send(.toolsAskedFor)),
      .key("more")
    ) { pictogram("grip") }
    if isOpen { tools(name, at: index, of: count, texts.family.editor, send) }
  }
}

private func tools(
  _ name: String,
  at index: Int,
  of count: Int,
  _ texts: RoutineEditorTexts,
  _ send: (StepAction) -> Action
) -> View {
  span(.class("buttons"), .key("tools")) {
    tool("up", texts.moveUp(name), send(.movedUp), isEnabled: index > 0)
    tool("down", texts.moveDown(name), send(.movedDown), isEnabled: index + 1 < count)
    tool("bin", texts.remove(name), send(.removed), isEnabled: true)
  }
}
