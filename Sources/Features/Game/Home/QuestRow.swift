import Basics
import Controls
import Core
import Domain
import Markup
import Strings

/// A quest in a list: the whole row is one button.
func questRow(_ quest: OfferedQuest, _ core: Core, _ texts: Texts) -> View {
  li(.key(quest.routine.id.shortText)) {
    button(
      .class("row"),
      .type("button"),
      .disabled(!quest.canBeChosen(core)),
      .on(.click, quest.action)
    ) {
      span(.class(quest.isDone ? "puck lit" : "puck")) {
        pictogram(quest.routine.icon.picture)
      }
      span(.class("grow")) {
        b { quest.routine.displayName }
        hidden(texts.lists.pause)
        span(.class("soft")) { texts.words(for: quest, core) }
      }
      miniString(quest.lanterns(core))
    }
  }
}

extension OfferedQuest {
  fileprivate var isDone: Bool {
    if case .doneToday = status { true } else { false }
  }
}
