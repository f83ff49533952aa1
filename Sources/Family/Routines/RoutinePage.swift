import Controls
import Core
import Domain
import Editing
import Markup
import Strings
import SyncEngine
import Time

/// The editor of a routine: everything is on one page, and nothing is written before *Save*.
///
/// The list of routines where a player has made it, or another device has taken it away.
func routinePage(_ editor: RoutineEditor, _ core: Core, _ texts: Texts) -> View {
  guard let routine = editor.parentsRoutine(core) else { return routinesPage(core, texts) }
  let words = texts.family.editor
  return page("settings family editor", core, texts) {
    main(.key("editor")) {
      header(.class("top")) {
        roundAction("back", words.allRoutines, .editor(.left))
        h1(.focusesOnAppear) { routine.name.isEmpty ? words.new : routine.name }
      }
      fieldset(.class("sheet form columns even"), .disabled(!core.role.canWrite)) {
        div(.class("form")) { about(routine, core, texts) }
        stepList(routine, editor, core, texts)
      }
      footer(.class("sheet save-bar")) {
        if editor.isLeaving {
          leaving(core, words)
        } else {
          ending(editor, core, words)
        }
      }
    }
  }
}

private func about(_ routine: Routine, _ core: Core, _ texts: Texts) -> [View] {
  let words = texts.family.editor
  var fields: [View] = [
    textField("routine-name", words.name, routine.name) { .named($0) },
    textField("routine-display-name", words.displayName, routine.displayName) {
      .displayNamed($0)
    },
    pictures(Pictures(of: "routine-icon", words.picture, routine.icon, words.pictures)) {
      .editor(.iconChosen($0))
    },
    schedule(routine, texts),
  ]
  if core.ledger.allPlayers.count > 1 {
    fields.append(
      playerOptions(words.players, routine.players, core, texts) {
        .editor(.playerChosen($0, $1))
      }
    )
  }
  fields.append(
    textField("routine-music", words.music, routine.musicLink ?? "", help: words.musicHelp) {
      .musicLinkTyped($0)
    }
  )
  return fields
}

private func textField(
  _ id: String,
  _ name: String,
  _ value: String,
  help: String? = nil,
  _ action: @escaping (String) -> EditorAction
) -> View {
  labelledField(id, name, .text(upTo: 200), value, help: help) { .editor(action($0)) }
}

private func schedule(_ routine: Routine, _ texts: Texts) -> View {
  let words = texts.family.editor
  let isFixed = routine.scheduleMode == .fixedDays
  return fieldset(.class("field"), .key("when")) {
    legend { words.when }
    div(.class("segments")) {
      mode(.fixedDays, words.fixedDays, isFixed)
      mode(.calendar, words.calendarWords, !isFixed)
    }
    if isFixed {
      week(routine.activeDays, texts)
    } else {
      textField(
        "routine-words",
        words.words,
        Keywords.text(routine.calendarKeywords),
        help: words.wordsHelp
      ) { .keywordsTyped($0) }
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

private func ending(_ editor: RoutineEditor, _ core: Core, _ texts: RoutineEditorTexts) -> [View] {
  [
    editorRemark(editor, texts),
    mainAction(texts.save, .editor(.saved), isEnabled: core.role.canWrite),
    more(editor, core, texts),
  ]
}

/// What is not there yet can be let go by leaving it.
private func more(_ editor: RoutineEditor, _ core: Core, _ texts: RoutineEditorTexts) -> View {
  let isSaved = core.ledger.hasRoutine(editor.id)
  return div(.class("pair"), .key("more")) {
    if isSaved {
      quietAction(texts.duplicate, .editor(.duplicated), isEnabled: core.role.canWrite)
      quietAction(texts.removeRoutine, .editor(.removed), isEnabled: core.role.canWrite)
    }
  }
}

/// The parent goes, and there are changes.
private func leaving(_ core: Core, _ texts: RoutineEditorTexts) -> View {
  leavingQuestion(
    texts.unsaved,
    keep: mainAction(texts.save, .editor(.saved), isEnabled: core.role.canWrite),
    letGo: texts.throwAway,
    goOn: texts.goOn
  )
}
