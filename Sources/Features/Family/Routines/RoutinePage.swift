import AppCore
import Basics
import Controls
import Devices
import Domain
import Editing
import Markup
import Strings
import SyncEngine
import Time

/// The editor of a routine: everything is on one page, and nothing is written before *Save*.
///
/// The list of routines where a player has made it, or another device has taken it away.
func routinePage(
  _ editor: RoutineEditor,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  guard let routine = editor.parentsRoutine(scene.core) else { return routinesPage(scene) }
  let words = scene.texts.family.editor
  return page("settings family editor", scene) {
    main(.key("editor" + editor.id.shortText)) {
      header(.class("top")) {
        roundAction("back", words.allRoutines, .editor(.left))
        h1(.focusesOnAppear) { title(of: routine, scene.core, words) }
      }
      fieldset(.class("sheet form columns even"), .disabled(!scene.canWrite)) {
        div(.class("form")) {
          if let original = editor.original { copyNote(original, words) }
          overlapsNote(routine.id, devices, scene)
          names(routine, editor, scene)
          stepList(routine, editor, scene)
        }
        div(.class("form")) {
          schedule(routine, editor, scene)
          if scene.core.ledger.allPlayers.count > 1 { players(routine, editor, scene) }
          musicFields(routine, editor, scene)
          inTheGame(routine, scene.core, words)
          more(routine, editor, scene.core, words)
        }
      }
      draftBar(editor, words.save, scene)
      leavingQuestion(editor, words.save, scene)
    }
  }
}

/// One whose name is being typed anew is no new one.
private func title(of routine: Routine, _ core: Core, _ texts: RoutineEditorTexts) -> String {
  if !routine.name.isEmpty { return routine.name }
  return core.ledger.routine(routine.id)?.name ?? texts.new
}

private func copyNote(_ original: String, _ texts: RoutineEditorTexts) -> View {
  div(.class("copy-note"), .key("copy")) {
    pictogram("copy")
    p {
      b { texts.isCopy }
      span(.class("soft")) { texts.originalStays(original) }
    }
  }
}

private func names(
  _ routine: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.editor
  return div(.class("field"), .key("names")) {
    label(.for("routine-name")) { words.name }
    nameLine(routine, editor, scene, picture: words.picture)
    if editor.isDisplayNameOpen {
      labelledField(
        .init(
          "routine-display-name",
          words.displayName,
          .group([.text(upTo: 200), .focusesOnAppear]),
          routine.displayName
        )
      ) { .editor(.displayNamed($0)) }
    } else if !routine.name.isEmpty {
      nameInTheGame(routine, words)
    }
  }
}

/// Most need one name: the other is a tap away.
private func nameInTheGame(_ routine: Routine, _ texts: RoutineEditorTexts) -> View {
  p(.class("help"), .key("in-the-game")) {
    span { routine.hasOneName ? texts.sameInTheGame : texts.inTheGame(routine.displayName) }
    button(
      .class("quiet"),
      .type("button"),
      .on(.click, .editor(.displayNameAskedFor))
    ) { routine.hasOneName ? texts.giveAnotherName : texts.changeName }
  }
}

private func stepList(
  _ routine: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.editor
  return div(.class("field"), .key("steps")) {
    h2(.class("label")) { words.steps }
    p(.class("help")) { words.stepsHelp }
    steps(of: routine, editor, scene, withMinutes: true)
  }
}

private func schedule(
  _ routine: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.editor
  let isFixed = routine.scheduleMode == .fixedDays
  return fieldset(.class("field"), .key("when")) {
    legend { words.when }
    div(.class("segments")) {
      mode(.fixedDays, words.fixedDays, isFixed)
      mode(.calendar, words.calendarWords, !isFixed)
    }
    if isFixed {
      week(routine.activeDays, editor, scene.texts)
      if editor.toldGaps(scene.core).contains(.dayMissing) { message(words.dayMissing, "days") }
    } else {
      labelledField(
        .init(
          "routine-words",
          words.words,
          .text(upTo: 200),
          Keywords.text(routine.calendarKeywords),
          help: words.wordsHelp
        )
      ) { .editor(.keywordsTyped($0)) }
      calledDays(routine, scene)
    }
  }
}

private func mode(_ mode: Routine.ScheduleMode, _ name: String, _ isChosen: Bool) -> View {
  label {
    input(
      .type("radio"),
      .name("routine-mode"),
      .checked(isChosen),
      .on(.change, .editor(.modeChosen(mode)))
    )
    span { name }
  }
}

private func players(
  _ routine: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.editor
  return div(.class("field"), .key(editor.key(of: .players))) {
    playerOptions(
      words.players,
      routine.players,
      scene,
      focusesFirst: editor.isFocused(.players)
    ) { .editor(.playerChosen($0, $1)) }
    if editor.toldGaps(scene.core).contains(.playerMissing) {
      message(words.playerMissing, "players")
    }
  }
}

private func inTheGame(_ routine: Routine, _ core: Core, _ texts: RoutineEditorTexts) -> View {
  div(.class("setting"), .key("is-on")) {
    div(.class("grow")) {
      b { texts.isOn }
      span(.class("soft")) { texts.isOnAbout }
    }
    switchControl(texts.isOn, isOn: routine.isActive, isEnabled: core.role.canWrite) {
      .editor(.switched($0))
    }
  }
}

/// What is not there yet can be let go by leaving it.
private func more(
  _ routine: Routine,
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: RoutineEditorTexts
) -> View {
  div(.class("endings"), .key("more")) {
    if core.ledger.hasRoutine(editor.id) {
      ending("copy", texts.duplicate, .duplicated(name: texts.copyOf(routine.name)))
      ending("bin", texts.removeRoutine, .removed)
    }
  }
}
