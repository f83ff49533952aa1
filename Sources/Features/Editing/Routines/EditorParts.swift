import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// The days of a week, each to be chosen.
package func week(
  _ active: Weekdays,
  _ editor: RoutineEditor?,
  _ texts: Texts
) -> View {
  let isFocused = editor?.isFocused(.days) ?? false
  return div(.class("week"), .key(editor?.key(of: .days) ?? "")) {
    for day in Weekday.allCases {
      dayOption(
        day,
        .group([
          .type("checkbox"),
          .checked(active.contains(day)),
          .when(isFocused && day == .monday, .focusesOnAppear),
          .onSwitch(.change) { .editor(.dayChosen(day, $0)) },
        ]),
        texts
      )
    }
  }
}

/// The name of a routine with its picture before it, and what is asked of it below.
package func nameLine(
  _ routine: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene,
  picture: String
) -> [View] {
  let gap = editor.toldGaps(scene.core).first { $0.field == .name }
  let choice = PictureChoice(of: "routine-icon", picture, routine.icon, for: routine.name)
  let line = div(.class("name-line"), .key("line")) {
    pictureButton(
      choice,
      isOpen: editor.isPictureOpen,
      .editor(.picturesAskedFor),
      isLarge: true
    )
    input(
      .class(gap.exists ? "input asks" : "input"),
      .id("routine-name"),
      .text(upTo: 200),
      .described(by: "routine-name", asks: gap.exists),
      .value(routine.name),
      .when(editor.original.exists, .data("selected", "")),
      .when(editor.original.exists || editor.isFocused(.name), .focusesOnAppear),
      .onValue(.input) {
        let picture = editor.picture(
          of: .routine,
          routine.icon,
          from: routine.name,
          to: $0,
          scene.texts
        )
        return .editor(.named($0, picture: picture))
      },
      .key(editor.key(of: .name))
    )
  }
  var views = [line]
  if let gap { views.append(message(scene.texts.words(for: gap, in: editor), "routine-name")) }
  if editor.isPictureOpen {
    views.append(pictureTray(choice, scene.texts) { .editor(.iconChosen($0)) })
  }
  return views
}

/// A way to end with a routine, at the end of its page.
package func ending(_ picture: String, _ words: String, _ action: EditorAction) -> View {
  button(.class("quiet"), .type("button"), .on(.click, .editor(action))) {
    pictogram(picture)
    words
  }
}

/// That something is not saved yet, how much is missing, and *Save*; nothing where nothing differs.
package func draftBar(
  _ editor: RoutineEditor,
  _ save: String,
  _ scene: Scene
) -> [View] {
  // While it is asked what becomes of them, the question has the button.
  guard editor.hasChanges(scene.core), !editor.isLeaving else { return [] }
  return [
    footer(.class("save-bar draft"), .key("draft")) {
      thingsFirst(editor, scene, orElse: scene.texts.family.editor.notSaved)
      mainAction(save, .editor(.saved), isEnabled: scene.canWrite)
    }
  ]
}

/// How many things were asked for and are still missing.
package func thingsFirst(
  _ editor: RoutineEditor,
  _ scene: Scene,
  orElse words: String = ""
) -> View {
  let missing = editor.toldGaps(scene.core).count
  return p(.class("state"), .role("status"), .key("state")) {
    missing == 0 ? words : scene.texts.family.editor.thingsFirst(missing)
  }
}

/// What becomes of changes that are not saved: in front of the page, which waits under a veil.
package func leavingQuestion(
  _ editor: RoutineEditor,
  _ save: String,
  _ scene: Scene
) -> [View] {
  guard editor.isLeaving else { return [] }
  let words = scene.texts.family.editor
  return [
    question("leaving", words.leaving, leaving: .editor(.stayed)) {
      mainAction(save, .editor(.saved), isEnabled: scene.canWrite)
      quietAction(words.goOn, .editor(.stayed))
      quietAction(words.throwAway, .editor(.thrownAway))
    }
  ]
}
