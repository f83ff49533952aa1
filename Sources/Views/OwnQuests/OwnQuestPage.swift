import AppCore
import Domain
import Markup
import Strings
import SyncEngine

/// Her own editor: the parent's drafts in the game's words, and nothing that a parent alone needs.
func ownQuestPage(_ quest: Routine, _ state: AppState, _ texts: Texts) -> View {
  let words = texts.ownQuests.editor
  return page("settings editor own-quest", state, texts) {
    main(.key("own-quest")) {
      header(.class("top")) {
        roundAction("back", words.back, .editor(.left))
        h1(.focusesOnAppear) { state.ledger.hasRoutine(quest.id) ? words.saved : words.new }
      }
      fieldset(.class("sheet form columns even"), .disabled(!state.role.canWrite)) {
        div(.class("form")) {
          about(quest, isPictureOpen: state.routineEditor.isPictureOpen, texts)
          visibleMark(texts.ownQuests)
        }
        lanternList(quest, state, texts)
      }
      footer(.class("sheet save-bar")) {
        if state.routineEditor.isLeaving {
          leaving(state, words)
        } else {
          ending(quest, state, words)
        }
      }
    }
  }
}

private func about(_ quest: Routine, isPictureOpen: Bool, _ texts: Texts) -> [View] {
  let words = texts.ownQuests.editor
  return [
    div(.class("field"), .key("name")) {
      label(.for("quest-name")) { words.name }
      div(.class("step named")) {
        picture(of: quest, isOpen: isPictureOpen, texts)
        input(
          .class("input"),
          .id("quest-name"),
          .type("text"),
          .autocomplete("off"),
          .maxlength(200),
          .value(quest.name),
          .onValue(.input) { .editor(.named($0)) },
          .key("field")
        )
      }
    },
    fieldset(.class("field"), .aria("describedby", "days-help"), .key("days")) {
      legend { words.days }
      week(quest.activeDays, texts)
      p(.class("help"), .id("days-help")) { words.daysHelp }
    },
  ]
}

/// Folded up until it is asked for, as those of the lanterns are: the name and the lanterns come first.
private func picture(of quest: Routine, isOpen: Bool, _ texts: Texts) -> [View] {
  let words = texts.ownQuests.editor
  return foldedPictures(
    Pictures(of: "quest-icon", words.picture, quest.icon, texts.family.editor.pictures),
    named: words.picture,
    isOpen: isOpen,
    asked: .editor(.picturesAskedFor)
  ) { .editor(.iconChosen($0)) }
}

private func ending(
  _ quest: Routine,
  _ state: AppState,
  _ texts: OwnQuestEditorTexts
) -> [View] {
  [
    p(.class("help"), .role("status"), .key("remark")) {
      switch state.routineEditor.remark {
      case .nameMissing: texts.nameMissing
      case .stepMissing: texts.lanternMissing
      case nil, .playerMissing, .minutesOdd, .linkNotHTTPS: ""
      }
    },
    save(state, texts),
    div(.class("pair"), .key("more")) {
      if state.ledger.hasRoutine(quest.id) {
        quietAction(texts.remove, .editor(.removed), isEnabled: state.role.canWrite)
      }
    },
  ]
}

/// She goes, and there are changes.
private func leaving(_ state: AppState, _ texts: OwnQuestEditorTexts) -> View {
  leavingQuestion(texts.leaving, keep: save(state, texts), letGo: texts.letGo, goOn: texts.goOn)
}

private func save(_ state: AppState, _ texts: OwnQuestEditorTexts) -> View {
  mainAction(texts.save, .editor(.saved), isEnabled: state.role.canWrite)
}
