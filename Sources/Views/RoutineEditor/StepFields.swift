import AppCore
import Domain
import Markup
import Strings

/// The steps of a routine in their order, each to be named, moved and removed.
func stepList(_ routine: Routine, _ state: AppState, _ texts: Texts) -> View {
  let words = texts.family.editor
  return div(.class("field"), .key("steps")) {
    h2(.class("label")) { words.steps }
    p(.class("help")) { words.stepsHelp }
    steps(of: routine, state, texts, withReference: true)
  }
}

/// - Parameter withReference: whether a parent's own minutes can be typed.
func steps(
  of routine: Routine,
  _ state: AppState,
  _ texts: Texts,
  withReference: Bool
) -> [View] {
  let words = texts.family.editor
  return [
    ol(.class("steps")) {
      for index in routine.steps.indices {
        stepFields(routine.steps, at: index, state, texts, withReference: withReference)
      }
    },
    div(.class("more-steps"), .key("more-steps")) {
      for step in state.removedSteps {
        quietAction(
          words.bringBack(step.name),
          .editor(.step(step.id, .broughtBack))
        )
      }
      button(.class("add"), .type("button"), .on(.click, .editor(.stepAdded))) {
        pictogram("plus")
        words.addStep
      }
    },
  ]
}

private func stepFields(
  _ steps: [Step],
  at index: Int,
  _ state: AppState,
  _ texts: Texts,
  withReference: Bool
) -> View {
  let words = texts.family.editor
  let step = steps[index]
  let name = step.name.isEmpty ? words.step(index + 1) : step.name
  let send = { (action: StepAction) -> Action in .editor(.step(step.id, action)) }
  return li(.class("step tall"), .key(step.id.shortText)) {
    stepPicture(step, isOpen: state.routineEditor.stepWithPictures == step.id, name, words, send)
    input(
      .class("input"),
      .type("text"),
      .autocomplete("off"),
      .maxlength(100),
      .aria("label", words.step(index + 1)),
      .value(step.name),
      .onValue(.input) { send(.named($0)) }
    )
    if withReference { reference(step, words.reference(name), texts, send) }
    grip(words.drag(name), send)
    span(.class("buttons")) {
      tool("up", words.moveUp(name), send(.movedUp), isEnabled: index > 0)
      tool("down", words.moveDown(name), send(.movedDown), isEnabled: index + 1 < steps.count)
      tool("bin", words.remove(name), send(.removed), isEnabled: true)
    }
  }
}

private func reference(
  _ step: Step,
  _ name: String,
  _ texts: Texts,
  _ send: @escaping (StepAction) -> Action
) -> View {
  label(.class("unit"), .key("reference")) {
    input(
      .class("input"),
      .type("text"),
      .inputmode("numeric"),
      .autocomplete("off"),
      .maxlength(3),
      .aria("label", name),
      .value(step.reference.map { "\($0.whole / 60)" } ?? ""),
      .onValue(.input) { send(.referenceTyped($0)) }
    )
    span(.aria("hidden", true)) { texts.units.minutes }
  }
}

/// Takes hold of a step with a finger or a mouse; the arrow keys move it, too.
func grip(_ name: String, _ send: @escaping (StepAction) -> Action) -> View {
  button(
    .class("round grip"),
    .type("button"),
    .aria("label", name),
    .onValue(.drag) { send(.movedTo(Draft.number($0) ?? 0)) },
    .onKey {
      if $0.hasSameBytes(as: "ArrowUp") { return send(.movedUp) }
      return $0.hasSameBytes(as: "ArrowDown") ? send(.movedDown) : nil
    }
  ) { pictogram("grip") }
}

/// The pictures unfold below the step: a tap that shows the next one would be a riddle.
func stepPicture(
  _ step: Step,
  isOpen: Bool,
  _ name: String,
  _ texts: RoutineEditorTexts,
  _ send: @escaping (StepAction) -> Action
) -> [View] {
  let current = button(
    .class("puck"),
    .type("button"),
    .aria("label", texts.picture + ": " + name),
    .aria("expanded", isOpen),
    .on(.click, send(.picturesAskedFor)),
    .key("picture")
  ) { pictogram(step.icon.picture) }
  guard isOpen else { return [current] }
  return [
    current,
    pictures("icon-" + step.id.shortText, texts.picture, step.icon, texts.pictures) {
      send(.iconChosen($0))
    },
  ]
}

func tool(
  _ picture: String,
  _ name: String,
  _ action: Action,
  isEnabled: Bool
) -> View {
  button(
    .class("round"),
    .type("button"),
    .aria("label", name),
    .disabled(!isEnabled),
    .on(.click, action)
  ) { pictogram(picture) }
}

/// A choice of drawings.
func pictures(
  _ group: String,
  _ title: String,
  _ chosen: Icon,
  _ names: [String],
  _ action: @escaping (Icon) -> Action
) -> View {
  fieldset(.class("field"), .key(group)) {
    legend { title }
    div(.class("options icons")) {
      for (picture, name) in zip(Icon.pictures, names) {
        label(.class("option square")) {
          input(
            .type("radio"),
            .name(group),
            .aria("label", name),
            .checked(chosen.name.hasSameBytes(as: picture)),
            .on(.change, action(Icon(picture)))
          )
          pictogram(picture)
        }
      }
    }
  }
}
