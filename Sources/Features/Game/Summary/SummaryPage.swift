import AppCore
import Basics
import Controls
import Domain
import Markup
import Spotify
import Strings
import SyncEngine

/// Home where that session is gone.
package func summaryPage(
  _ id: SessionID,
  _ game: GameState,
  _ spotify: SpotifyState,
  _ scene: Scene
) -> View {
  let songs = game.songs(spotify, scene)
  return scene.core.ledger.session(id).flatMap {
    summaryPage($0, game.quest.skipped, songs: songs, scene)
  } ?? homePage(scene)
}

/// None where nobody plays any more.
private func summaryPage(
  _ session: QuestSession,
  _ skipped: SkippedSteps?,
  songs: String?,
  _ scene: Scene
) -> View? {
  guard let shown = scene.core.summary(of: scene.core.named(session, scene.texts)) else {
    return nil
  }
  return page("summary", scene) {
    main(.key("summary " + session.id.shortText)) {
      summarySky(shown, session, scene.texts)
      skippedLine(skipped, scene)
      div(.class("sheet")) {
        facts(shown.streak, songs, scene.texts)
        guessByGuess(shown.rows, whole: shown, scene.texts)
        wholeAndPieces(session, scene.texts)
        whatCameOfIt(session, scene)
        if let again = scene.core.routineToRepeat(session) { onceMore(again, scene) }
      }
      div(.class("save-bar sheet")) {
        mainAction(scene.texts.summary.backHome, .back)
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

private func onceMore(_ quest: RoutineID, _ scene: Scene) -> View {
  div(.class("pair")) {
    quietAction(
      scene.texts.summary.onceMore,
      .home(.questChosen(quest)),
      isEnabled: scene.canWrite
    )
  }
}

extension Core {
  /// The quest of a session, when it can be done once more.
  fileprivate func routineToRepeat(_ session: QuestSession) -> RoutineID? {
    offeredQuests.first { $0.routine.id == session.routine && !$0.isUnderWay }?.routine.id
  }
}
