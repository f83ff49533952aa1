import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// A quest in a list: the whole row is one button.
func questRow(_ quest: OfferedQuest, _ scene: Scene) -> View {
  li(.key(quest.routine.id.shortText)) {
    button(
      .class("row"),
      .type("button"),
      .disabled(!quest.canBeChosen(scene.core)),
      .on(.click, quest.action)
    ) {
      span(.class(quest.isDone ? "puck lit" : "puck")) {
        pictogram(quest.routine.icon.picture)
      }
      span(.class("grow")) {
        b { quest.routine.displayName }
        hidden(scene.texts.lists.pause)
        span(.class("soft")) { scene.texts.words(for: quest, scene.core) }
      }
      miniString(quest.lanterns(scene.core))
    }
  }
}
