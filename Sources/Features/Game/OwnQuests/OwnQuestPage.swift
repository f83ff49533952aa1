import AppCore
import Controls
import Domain
import Editing
import Markup
import Strings
import SyncEngine

/// The player's own editor: the parent's drafts in the game's words, and nothing that a parent alone needs.
func ownQuestPage(
  _ quest: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene
) -> View {
  let words = scene.texts.ownQuests.editor
  let isSaved = scene.core.ledger.hasRoutine(quest.id)
  return page("settings editor own-quest", scene) {
    main(.key("own-quest")) {
      header(.class("top")) {
        roundAction("back", words.back, .editor(.left))
        h1(.focusesOnAppear) { isSaved ? words.saved : words.new }
      }
      fieldset(.class("sheet form columns even"), .disabled(!scene.canWrite)) {
        div(.class("form")) {
          name(of: quest, editor, scene)
          lanterns(of: quest, editor, scene)
        }
        div(.class("form")) {
          days(of: quest, editor, scene.texts)
          visibleMark(scene.texts.ownQuests)
          if isSaved { takingDown(words) }
        }
      }
      draftBar(editor, words.save, scene)
      leavingQuestion(editor, words.save, scene)
    }
  }
}

private func name(
  of quest: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene
) -> View {
  let words = scene.texts.ownQuests.editor
  return div(.class("field"), .key("names")) {
    label(.for("routine-name")) { words.name }
    nameLine(quest, editor, scene, picture: words.picture)
  }
}

private func lanterns(
  of quest: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene
) -> View {
  div(.class("field"), .key("lanterns")) {
    h2(.class("label")) { scene.texts.ownQuests.editor.lanterns }
    steps(of: quest, editor, scene, withMinutes: false)
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
