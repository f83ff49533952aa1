import AppCore
import Basics
import Domain
import Markup
import Strings

/// A quest in a list: the whole row is one button.
func questRow(_ quest: OfferedQuest, _ state: AppState, _ texts: Texts) -> View {
  li(.key(quest.routine.id.shortText)) {
    button(
      .class("row"),
      .type("button"),
      .disabled(!quest.canBeChosen(state)),
      .on(.click, quest.action)
    ) {
      span(.class(quest.isDone ? "puck lit" : "puck")) {
        pictogram(quest.routine.icon.picture)
      }
      span(.class("grow")) {
        b { quest.routine.displayName }
        hidden(texts.lists.pause)
        span(.class("soft")) { texts.words(for: quest, state) }
      }
      miniString(quest.lanterns(state))
    }
  }
}

extension OfferedQuest {
  fileprivate var isDone: Bool {
    if case .doneToday = status { true } else { false }
  }
}
