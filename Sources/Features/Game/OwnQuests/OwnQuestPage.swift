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
  let isSaved = core.ledger.hasRoutine(quest.id)
  return page("settings editor own-quest", core, texts) {
    main(.key("own-quest")) {
      header(.class("top")) {
        roundAction("back", words.back, .editor(.left))
        h1(.focusesOnAppear) { isSaved ? words.saved : words.new }
      }
      fieldset(.class("sheet form columns even"), .disabled(!core.role.canWrite)) {
        div(.class("form")) {
          name(of: quest, editor, core, texts)
          lanterns(of: quest, editor, core, texts)
        }
        div(.class("form")) {
          days(of: quest, editor, texts)
          visibleMark(texts.ownQuests)
          if isSaved { takingDown(words) }
        }
      }
      draftBar(editor, words.save, core, texts)
      leavingQuestion(editor, words.save, core, texts)
    }
  }
}

private func name(
  of quest: Routine,
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: Texts
) -> View {
  let words = texts.ownQuests.editor
  return div(.class("field"), .key("names")) {
    label(.for("routine-name")) { words.name }
    nameLine(quest, editor, core, texts, picture: words.picture)
  }
}

private func lanterns(
  of quest: Routine,
  _ editor: RoutineEditor,
  _ core: Core,
  _ texts: Texts
) -> View {
  div(.class("field"), .key("lanterns")) {
    h2(.class("label")) { texts.ownQuests.editor.lanterns }
    steps(of: quest, editor, core, texts, withMinutes: false)
  }
}

private func days(of quest: Routine, _ editor: RoutineEditor, _ texts: Texts) -> View {
  let words = texts.ownQuests.editor
  return fieldset(.class("field"), .aria("describedby", "days-help"), .key("days")) {
    legend { words.days }
    week(quest.activeDays, editor, texts)
    p(.class("help"), .id("days-help")) { words.daysHelp }
  }
}

private func takingDown(_ texts: OwnQuestEditorTexts) -> View {
  div(.class("endings"), .key("more")) { ending("bin", texts.remove, .removed) }
}
