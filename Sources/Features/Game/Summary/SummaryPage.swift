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
  songs: String?,
  _ core: Core,
  _ texts: Texts
) -> View? {
  guard let shown = core.summary(of: core.named(session, texts)) else { return nil }
  return page("summary", core, texts) {
    main(.key("summary " + session.id.shortText)) {
      summarySky(shown, session, texts)
      skippedLine(skipped, core, texts)
      div(.class("sheet")) {
        facts(shown.streak, songs, texts)
        guessByGuess(shown, texts)
        if let again = core.routineToRepeat(session) { onceMore(again, core, texts) }
      }
      div(.class("save-bar sheet")) {
        mainAction(texts.summary.backHome, .back)
      }
    }
  }
}

private func facts(_ streak: Streak, _ songs: String?, _ texts: Texts) -> [View] {
  if streak.count == 0 && !songs.exists { return [] }
  return [
    ul(.class("facts")) {
      if streak.count > 0 {
        li {
          flame(isBurning: streak.flame == .burning)
          texts.words(for: streak)
        }
      }
      if let songs {
        li(.key("songs")) {
          pictogram("music")
          songs
        }
      }
    }
  ]
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
