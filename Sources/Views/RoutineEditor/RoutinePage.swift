import AppCore
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// The editor of a routine: everything is on one page, and nothing is written before *Save*.
func routinePage(_ state: AppState, _ texts: Texts) -> View {
  guard let routine = state.editedRoutine else { return routinesPage(state, texts) }
  let words = texts.family.editor
  return page("settings family editor", state, texts) {
    main(.key("editor")) {
      header(.class("top")) {
        roundAction("back", words.allRoutines, .editor(.left))
        h1(.focusesOnAppear) { routine.name.isEmpty ? words.new : routine.name }
      }
      fieldset(.class("sheet form columns even"), .disabled(!state.role.canWrite)) {
        div(.class("form")) { about(routine, state, texts) }
        stepList(routine, state, texts)
      }
      footer(.class("sheet save-bar")) {
        if state.routineEditor.isLeaving {
          leaving(state, words)
        } else {
          ending(state, words)
        }
      }
    }
  }
}

private func about(_ routine: Routine, _ state: AppState, _ texts: Texts) -> [View] {
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
  if state.ledger.allPlayers.count > 1 {
    fields.append(
      playerOptions(words.players, routine.players, state, texts) {
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

/// The days of a week, each to be chosen.
func week(_ active: Weekdays, _ texts: Texts) -> View {
  div(.class("week"), .key("week")) {
    for day in Weekday.allCases {
      dayOption(
        day,
        .group([
          .type("checkbox"),
          .checked(active.contains(day)),
          .onSwitch(.change) { .editor(.dayChosen(day, $0)) },
        ]),
        texts
      )
    }
  }
}

private func ending(_ state: AppState, _ texts: RoutineEditorTexts) -> [View] {
  [
    editorRemark(state, texts),
    mainAction(texts.save, .editor(.saved), isEnabled: state.role.canWrite),
    more(state, texts),
  ]
}

/// What is not there yet can be let go by leaving it.
private func more(_ state: AppState, _ texts: RoutineEditorTexts) -> View {
  let isSaved = state.editedRoutine.map { state.ledger.hasRoutine($0.id) } ?? false
  return div(.class("pair"), .key("more")) {
    if isSaved {
      quietAction(texts.duplicate, .editor(.duplicated), isEnabled: state.role.canWrite)
      quietAction(texts.removeRoutine, .editor(.removed), isEnabled: state.role.canWrite)
    }
  }
}

/// What has to be mended before it can be saved.
func editorRemark(_ state: AppState, _ texts: RoutineEditorTexts) -> View {
  p(.class("help"), .role("status"), .key("remark")) {
    switch state.routineEditor.remark {
    case nil: ""
    case .nameMissing: texts.nameMissing
    case .stepMissing: texts.stepMissing
    case .playerMissing: texts.playerMissing
    case .minutesOdd: texts.minutesOdd
    case .linkNotHTTPS: texts.linkNotHTTPS
    }
  }
}

/// She goes, and there are changes.
private func leaving(_ state: AppState, _ texts: RoutineEditorTexts) -> View {
  leavingQuestion(
    texts.unsaved,
    keep: mainAction(texts.save, .editor(.saved), isEnabled: state.role.canWrite),
    letGo: texts.throwAway,
    goOn: texts.goOn
  )
}

/// What becomes of changes that are not saved.
func leavingQuestion(_ question: String, keep: View, letGo: String, goOn: String) -> View {
  section(.class("leaving"), .role("alertdialog"), .aria("labelledby", "leaving"), .key("leaving"))
  {
    h2(.id("leaving"), .focusesOnAppear) { question }
    keep
    div(.class("pair")) {
      quietAction(letGo, .editor(.thrownAway))
      quietAction(goOn, .editor(.stayed))
    }
  }
}
