import AppCore
import Basics
import Domain
import Markup
import Strings

func summaryPage(_ session: QuestSession, _ state: AppState, _ texts: Texts) -> View {
  guard let shown = state.summary(of: session) else { return homePage(state, texts) }
  return page("summary", state, texts) {
    main(.key("summary " + session.id.shortText)) {
      summarySky(shown, session, texts)
      div(.class("sheet")) {
        if shown.streak.count > 0 { facts(shown.streak, texts) }
        guessByGuess(shown, texts)
        if let again = state.routineToRepeat(session) { onceMore(again, state, texts) }
      }
      div(.class("save-bar sheet")) {
        mainAction(texts.summary.backHome, .back)
      }
    }
  }
}

private func facts(_ streak: Streak, _ texts: Texts) -> View {
  ul(.class("facts")) {
    li {
      pictogram("flame")
      texts.words(for: streak)
    }
  }
}

private func onceMore(_ quest: RoutineID, _ state: AppState, _ texts: Texts) -> View {
  div(.class("pair")) {
    quietAction(
      texts.summary.onceMore,
      .home(.questChosen(quest)),
      isEnabled: state.role.canWrite
    )
  }
}

extension AppState {
  /// The quest of a session, when it can be done once more.
  fileprivate func routineToRepeat(_ session: QuestSession) -> RoutineID? {
    core.offeredQuests.first { $0.routine.id == session.routine && !$0.isUnderWay }?.routine.id
  }
}
