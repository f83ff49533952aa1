import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// A step in one line: its handle, its picture, its name with the parent's minutes, and what else it can do.
struct StepRow {
  let steps: [Step]
  let index: Int
  let editor: RoutineEditor
  let gaps: [EditorGap]
  let texts: Texts
  let withMinutes: Bool

  private var step: Step { steps[index] }
  private var number: String { texts.step(index + 1, in: editor) }
  private var name: String { step.name.isEmpty ? number : step.name }
  private var key: String { step.id.shortText }

  private func send(_ action: StepAction) -> Action { .editor(.step(step.id, action)) }

  private func gap(in field: EditorField) -> EditorGap? { gaps.first { $0.field == field } }

  var view: View {
    let isMenuOpen = editor.stepWithTools == step.id
    let isTrayOpen = editor.stepWithPictures == step.id
    return li(.class("step"), .key(key), .when(isMenuOpen, .onKey(escaped))) {
      grip
      pictureButton(picture, isOpen: isTrayOpen, send(.picturesAskedFor))
      box
      more(isOpen: isMenuOpen)
      messages
      if isMenuOpen { menu }
      if isTrayOpen { pictureTray(picture, texts) { send(.iconChosen($0)) } }
    }
  }

  private var picture: PictureChoice {
    PictureChoice(
      of: "icon-" + key,
      texts.family.editor.pictureOf(name),
      step.icon,
      for: step.name
    )
  }

  // Name and minutes

  private var box: View {
    let asks = gap(in: .stepName(step.id)).exists || gap(in: .stepMinutes(step.id)).exists
    return div(.class(asks ? "step-box asks" : "step-box"), .key("box")) {
      nameField
      if withMinutes { minutes }
    }
  }

  /// Whoever adds a step goes on with its name.
  private var nameField: View {
    let field = EditorField.stepName(step.id)
    return input(
      .class("name"),
      .text(upTo: 100),
      .aria("label", number),
      .placeholder(texts.family.editor.nextStep),
      .described(by: key, asks: gap(in: field).exists),
      .value(step.name),
      .when(editor.addedStep == step.id || editor.isFocused(field), .focusesOnAppear),
      .onValue(.input) { send(.named($0, picture: picture(for: $0))) },
      .key(editor.key(of: field))
    )
  }

  private func picture(for typed: String) -> Icon? {
    editor.picture(of: .step(step.id), step.icon, from: step.name, to: typed, texts)
  }

  private var minutes: View {
    let field = EditorField.stepMinutes(step.id)
    return label(.class("unit"), .key("minutes")) {
      input(
        .text(upTo: 20),
        .inputmode("numeric"),
        .placeholder("\u{2013}"),
        .aria("label", texts.family.editor.reference(name)),
        .described(by: key + "-minutes", asks: gap(in: field).exists),
        .value(editor.minutes(of: step)),
        .when(editor.isFocused(field), .focusesOnAppear),
        .onValue(.input) { send(.referenceTyped($0)) },
        .key(editor.key(of: field))
      )
      span(.aria("hidden", true)) { texts.units.minutes }
    }
  }

  private var messages: [View] {
    var messages: [View] = []
    if let gap = gap(in: .stepName(step.id)) {
      messages.append(message(texts.words(for: gap, in: editor), key))
    }
    if let gap = gap(in: .stepMinutes(step.id)) {
      messages.append(message(texts.words(for: gap, in: editor), key + "-minutes"))
    }
    return messages
  }

  // What moves and removes it

  /// Takes hold of a step with a finger or a mouse; the arrow keys move it, too.
  private var grip: View {
    button(
      .class("tool grip"),
      .type("button"),
      .aria("label", texts.family.editor.drag(name)),
      .onValue(.drag) { send(.movedTo($0.shortNumber ?? 0)) },
      .onKey {
        if $0.hasSameScalars(as: "ArrowUp") { return send(.movedUp) }
        return $0.hasSameScalars(as: "ArrowDown") ? send(.movedDown) : nil
      },
      .key("grip")
    ) { pictogram("grip") }
  }

  private func more(isOpen: Bool) -> View {
    button(
      .class(isOpen ? "tool on" : "tool"),
      .type("button"),
      .aria("label", texts.family.editor.tools(name)),
      .aria("expanded", isOpen),
      .on(.click, send(.toolsAskedFor)),
      .key("more")
    ) { pictogram("dots") }
  }

  private func escaped(_ key: String) -> Action? {
    key.hasSameScalars(as: "Escape") ? send(.toolsAskedFor) : nil
  }

  /// Closed by a tap beside it and by Escape, too.
  private var menu: View {
    let words = texts.family.editor
    return div(
      .class("tools"),
      .role("group"),
      .aria("label", words.tools(name)),
      .key("menu")
    ) {
      div(.class("elsewhere"), .on(.click, send(.toolsAskedFor))) {}
      div(.class("menu")) {
        item("up", words.moveUp, .movedUp, isEnabled: index > 0)
        item("down", words.moveDown, .movedDown, isEnabled: index + 1 < steps.count)
        item("pencil", words.picture, .picturesAskedFor)
        item("bin", words.remove, .removed)
      }
    }
  }

  private func item(
    _ picture: String,
    _ words: String,
    _ action: StepAction,
    isEnabled: Bool = true
  ) -> View {
    button(.type("button"), .disabled(!isEnabled), .on(.click, send(action))) {
      pictogram(picture)
      words
    }
  }
}
