import AppCore
import Basics
import Controls
import Domain
import Markup
import Spotify
import Strings
import SyncEngine

/// Once before the first guess: going on is the large button, and music is beside it.
func musicOfferPage(
  _ music: OfferedMusic,
  _ routine: Routine,
  _ session: QuestSession,
  _ scene: Scene
) -> View {
  page("quest do sky offer", scene) {
    driftingSky(.aria("hidden", true), .key("sky of music"))
    stars([60, 120, 120, 84, 210, 60, 300, 110, 340, 180, 28, 220, 330, 300, 40, 320])
    hills()
    header(.class("top")) { roundAction("back", scene.texts.quest.leave, .back) }
    main(.key("music")) {
      LanternString(session.lanterns, size: 58, top: 10, sag: 25).drawing
      offerCard(music, routine, scene)
    }
    footer(.class("foot"), .key("foot of music")) {
      mainAction(scene.texts.music.firstGuess, .music(.passed))
    }
  }
}

private func offerCard(
  _ music: OfferedMusic,
  _ routine: Routine,
  _ scene: Scene
) -> View {
  let words = scene.texts.music
  let isFitting = music.length.map { scene.core.musicFit(for: routine).fits($0) } ?? false
  return div(.class("offer-card")) {
    span(.class("puck")) { pictogram("music") }
    h1(.focusesOnAppear) { scene.texts.offer(of: music.name) }
    if isFitting { fitsMark(scene.texts) }
    p(.class("soft")) { words.opens(music.link.host) }
    if scene.core.notes.knowsMusic != true { p(.class("small soft")) { words.mayEnd } }
    a(
      .class("quiet outlined"),
      .opensElsewhere(music.link.address),
      .on(.click, .music(.opened))
    ) {
      pictogram("music")
      span { words.open }
    }
  }
}
