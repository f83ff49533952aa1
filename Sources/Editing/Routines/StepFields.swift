import Basics
import Controls
import Core
import Domain
import Markup
import Strings

/// The steps of a routine in their order, each to be named, moved and removed.
package func stepList(
  _ routine: Routine,
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: Texts
) -> View {
  let words = texts.family.editor
  return div(.class("field"), .key("steps")) {
    h2(.class("label")) { words.steps }
    p(.class("help")) { words.stepsHelp }
    steps(of: routine, editor, core, texts, withReference: true)
  }
}

/// - Parameter withReference: whether a parent's own minutes can be typed.
package func steps(
  of routine: Routine,
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: Texts,
  withReference: Bool
) -> [View] {
  let words = texts.family.editor
  return [
    ol(.class("steps")) {
      for index in routine.steps.indices {
        stepFields(routine.steps, at: index, editor, texts, withReference: withReference)
      }
    },
    div(.class("more-steps"), .key("more-steps")) {
      moreSteps(words.addStep, editor, core, words)
    },
  ]
}

/// The steps that can come back, and one more.
package func moreSteps(
  _ add: String,
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: RoutineEditorTexts
) -> [View] {
  let removed = editor.removedSteps(core).map {
    quietAction(texts.bringBack($0.name), .editor(.step($0.id, .broughtBack)))
  }
  if !editor.canAddStep(core) {
    return removed + [p(.class("help")) { texts.enoughSteps(RoutineEditor.mostSteps) }]
  }
  return removed + [
    button(.class("add"), .type("button"), .on(.click, .editor(.stepAdded))) {
      pictogram("plus")
      add
    }
  ]
}

private func stepFields(
  _ steps: [Step],
  at index: Int,
  _ editor: RoutineEditor,
  _ texts: Texts,
  withReference: Bool
) -> View {
  let words = texts.family.editor
  let step = steps[index]
  let name = step.name.isEmpty ? words.step(index + 1) : step.name
  let send = { (action: StepAction) -> Action in .editor(.step(step.id, action)) }
  return li(.class("step tall"), .key(step.id.shortText)) {
    stepPicture(step, isOpen: editor.stepWithPictures == step.id, name, words, send)
    stepName(step, words.step(index + 1), editor, send)
    if withReference {
      reference(editor.minutes(of: step), words.reference(name), texts, send)
    }
    grip(words.drag(name), send)
    stepTools(name, at: index, of: steps.count, words, send)
  }
}

/// Whoever adds a step goes on with its name.
package func stepName(
  _ step: Step,
  _ name: String,
  _ editor: RoutineEditor,
  _ send: @escaping (StepAction) -> Action
) -> View {
  input(
    .class("input"),
    .text(upTo: 100),
    .aria("label", name),
    .value(step.name),
    .when(editor.addedStep == step.id, .focusesOnAppear),
    .onValue(.input) { send(.named($0)) },
    .key("name")
  )
}

/// Up, down and away.
package func stepTools(
  _ name: String,
  at index: Int,
  of count: Int,
  _ texts: RoutineEditorTexts,
  _ send: (StepAction) -> Action
) -> View {
  span(.class("buttons"), .key("tools")) {
    roundAction("up", texts.moveUp(name), send(.movedUp), isEnabled: index > 0)
    roundAction("down", texts.moveDown(name), send(.movedDown), isEnabled: index + 1 < count)
    roundAction("bin", texts.remove(name), send(.removed))
  }
}

private func reference(
  _ minutes: String,
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
      .maxlength(4),
      .aria("label", name),
      .value(minutes),
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
    .onValue(.drag) { send(.movedTo($0.shortNumber ?? 0)) },
    .onKey {
      if $0.hasSameScalars(as: "ArrowUp") { return send(.movedUp) }
      return $0.hasSameScalars(as: "ArrowDown") ? send(.movedDown) : nil
    }
  ) { pictogram("grip") }
}

package func stepPicture(
  _ step: Step,
  isOpen: Bool,
  _ name: String,
  _ texts: RoutineEditorTexts,
  _ send: @escaping (StepAction) -> Action
) -> [View] {
  foldedPictures(
    Pictures(of: "icon-" + step.id.shortText, texts.picture, step.icon, texts.pictures),
    named: texts.pictureOf(name),
    isOpen: isOpen,
    asked: send(.picturesAskedFor)
  ) { send(.iconChosen($0)) }
}

/// The pictures unfold below: a tap that shows the next one would be a riddle.
package func foldedPictures(
  _ choice: Pictures,
  named name: String,
  isOpen: Bool,
  asked: Action,
  _ chosen: @escaping (Icon) -> Action
) -> [View] {
  let current = button(
    .class("puck"),
    .type("button"),
    .aria("label", name),
    .aria("expanded", isOpen),
    .on(.click, asked),
    .key("picture")
  ) { pictogram(choice.chosen.picture) }
  return isOpen ? [current, pictures(choice, chosen)] : [current]
}

/// A choice of drawings: the group's name, its title, what is chosen, and what each is called.
package struct Pictures {
  let group: String
  let title: String
  let chosen: Icon
  let names: [String]

  package init(of group: String, _ title: String, _ chosen: Icon, _ names: [String]) {
    self.group = group
    self.title = title
    self.chosen = chosen
    self.names = names
  }
}

package func pictures(_ choice: Pictures, _ action: @escaping (Icon) -> Action) -> View {
  fieldset(.class("field"), .key(choice.group)) {
    legend { choice.title }
    div(.class("options icons")) {
      for (picture, name) in zip(Icon.pictures, choice.names) {
        label(.class("option square")) {
          input(
            .type("radio"),
            .name(choice.group),
            .aria("label", name),
            .checked(choice.chosen.name.hasSameScalars(as: picture)),
            .on(.change, action(Icon(picture)))
          )
          pictogram(picture)
        }
      }
    }
  }
}
