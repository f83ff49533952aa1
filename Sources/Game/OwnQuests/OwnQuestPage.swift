import Controls
import Core
import Domain
import Editing
import Markup
import Strings
import SyncEngine

/// The player's own editor: the parent's drafts in the game's words, and nothing that a parent alone needs.
func ownQuestPage(
  _ quest: Routine,
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: Texts
) -> View {
  let words = texts.ownQuests.editor
  return page("settings editor own-quest", core, texts) {
    main(.key("own-quest")) {
      header(.class("top")) {
        roundAction("back", words.back, .editor(.left))
        h1(.focusesOnAppear) { core.ledger.hasRoutine(quest.id) ? words.saved : words.new }
      }
      fieldset(.class("sheet form columns even"), .disabled(!core.role.canWrite)) {
        div(.class("form")) {
          about(quest, isPictureOpen: editor.isPictureOpen, texts)
          visibleMark(texts.ownQuests)
        }
        lanternList(quest, editor, core, texts)
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
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: OwnQuestEditorTexts
) -> [View] {
  [
    p(.class("help"), .role("status"), .key("remark")) {
      switch editor.fieldError {
      case .nameMissing: texts.nameMissing
      case .stepMissing: texts.lanternMissing
      case nil, .playerMissing, .minutesOdd, .linkNotHTTPS: ""
      }
    },
    save(core, texts),
    div(.class("pair"), .key("more")) {
      if core.ledger.hasRoutine(editor.id) {
        quietAction(texts.remove, .editor(.removed), isEnabled: core.role.canWrite)
      }
    },
  ]
}

/// The player goes, and there are changes.
private func leaving(_ core: Core, _ texts: OwnQuestEditorTexts) -> View {
  leavingQuestion(texts.leaving, keep: save(core, texts), letGo: texts.letGo, goOn: texts.goOn)
}

private func save(_ core: Core, _ texts: OwnQuestEditorTexts) -> View {
  mainAction(texts.save, .editor(.saved), isEnabled: core.role.canWrite)
}
