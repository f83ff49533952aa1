import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// The steps of a routine in their order, each a line to be named, moved and removed, and one more.
///
/// - Parameter withMinutes: whether a parent's own minutes can be typed.
package func steps(
  of routine: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene,
  withMinutes: Bool
) -> [View] {
  let gaps = editor.toldGaps(scene.core)
  return [
    ol(.class("steps"), .key("steps")) {
      for index in routine.steps.indices {
        let row = StepRow(
          steps: routine.steps,
          index: index,
          editor: editor,
          gaps: gaps,
          texts: scene.texts,
          withMinutes: withMinutes
        )
        row.view
      }
    },
    div(.class("more-steps"), .key("more-steps")) {
      removedSteps(editor, scene.core, scene.texts.family.editor)
      oneMore(editor, scene)
      if gaps.contains(.stepMissing) {
        message(scene.texts.words(for: .stepMissing, in: editor), "steps")
      }
    },
  ]
}

/// What can come back.
private func removedSteps(
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: RoutineEditorTexts
) -> View {
  div(.role("status"), .key("removed")) {
    for step in editor.removedSteps(core) {
      p(.class("removed"), .key(step.id.shortText)) {
        span { texts.stepRemoved(step.name) }
        button(
          .class("quiet"),
          .type("button"),
          .aria("label", texts.bringBack(step.name)),
          .on(.click, .editor(.step(step.id, .broughtBack)))
        ) { texts.bringBackStep }
      }
    }
  }
}

private func oneMore(_ editor: RoutineEditor, _ scene: Scene) -> View {
  if !editor.canAddStep(scene.core) {
    return p(.class("help")) { scene.texts.family.editor.enoughSteps(RoutineEditor.mostSteps) }
  }
  return button(
    .class("add"),
    .type("button"),
    .when(editor.isFocused(.steps), .focusesOnAppear),
    .on(.click, .editor(.stepAdded)),
    .key(editor.key(of: .steps))
  ) {
    pictogram("plus")
    scene.texts.addStep(in: editor)
  }
}
