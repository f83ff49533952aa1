import Basics
import Controls
import Core
import Domain
import Markup
import Strings

/// None where nobody plays any more.
func summaryPage(
  _ session: QuestSession,
  _ skipped: SkippedStep?,
  _ core: Core,
  _ texts: Texts
) -> View? {
  guard let shown = core.summary(of: core.named(session, texts)) else { return nil }
  return page("summary", core, texts) {
    main(.key("summary " + session.id.shortText)) {
      summarySky(shown, session, texts)
      skippedLine(skipped, core, texts)
      div(.class("sheet")) {
        if shown.streak.count > 0 { facts(shown.streak, texts) }
        guessByGuess(shown, texts)
        if let again = core.routineToRepeat(session) { onceMore(again, core, texts) }
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
      flame(isBurning: streak.flame == .burning)
      texts.words(for: streak)
    }
  }
}

private func onceMore(_ quest: RoutineID, _ core: Core, _ texts: Texts) -> View {
  div(.class("pair")) {
    quietAction(
      texts.summary.onceMore,
      .home(.questChosen(quest)),
      isEnabled: core.role.canWrite
    )
  }
}

extension Core {
  /// The quest of a session, when it can be done once more.
  fileprivate func routineToRepeat(_ session: QuestSession) -> RoutineID? {
    offeredQuests.first { $0.routine.id == session.routine && !$0.isUnderWay }?.routine.id
  }
}
