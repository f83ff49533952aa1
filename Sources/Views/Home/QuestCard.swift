import AppCore
import Domain
import Markup
import Strings

func questCard(_ quest: OfferedQuest, canWrite: Bool, _ texts: Texts) -> View {
  li(.class("quest-card"), .key("\(quest.routine.id.shortText)")) {
    h3 { quest.routine.displayName }
    p { "\(texts.home.steps(quest.routine.steps.count)) · \(standing(of: quest, texts))" }
    actions(for: quest, canWrite: canWrite, texts)
  }
}

private func standing(of quest: OfferedQuest, _ texts: Texts) -> String {
  switch quest.status {
  case .ready: texts.home.ready
  case .underWay: texts.home.underWay
  case .doneToday: texts.home.doneToday
  }
}

private func actions(for quest: OfferedQuest, canWrite: Bool, _ texts: Texts) -> View {
  let name = quest.routine.displayName
  let start = Action.home(.questChosen(quest.routine.id))
  return div(.class("actions")) {
    switch quest.status {
    case .ready:
      mainAction(texts.home.start(name), start, isEnabled: canWrite)
    case .underWay(let session):
      mainAction(
        texts.home.keepGoing(name),
        .home(.questResumed(session)),
        isEnabled: canWrite
      )
    case .doneToday(let session):
      quietAction(texts.home.lookBack(name), .home(.summaryChosen(session)))
      quietAction(texts.home.again(name), start, isEnabled: canWrite)
    }
  }
}
