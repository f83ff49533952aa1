import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine

/// Once before the first guess: going on is the large button, and music is beside it.
func musicOfferPage(
  _ link: MusicLink,
  _ routine: Routine,
  _ session: QuestSession,
  _ core: Core,
  _ texts: Texts
) -> View {
  let words = texts.music
  return page("quest do sky offer", core, texts) {
    driftingSky(.aria("hidden", true), .key("sky of music"))
    stars([60, 120, 120, 84, 210, 60, 300, 110, 340, 180, 28, 220, 330, 300, 40, 320])
    hills()
    header(.class("top")) { roundAction("back", texts.quest.leave, .back) }
    main(.key("music")) {
      p(.class("soft")) { routine.displayName }
      h1(.focusesOnAppear) { texts.offer(of: routine) }
      a(
        .class("quiet outlined"),
        .href(link.address),
        .target("_blank"),
        .rel("noopener noreferrer"),
        .on(.click, .music(.opened))
      ) {
        pictogram("music")
        span { words.open }
      }
      p(.class("small soft")) { words.opens(link.host) }
      if core.notes.knowsMusic != true { p(.class("may-end")) { words.mayEnd } }
    }
    footer(.class("foot"), .key("foot of music")) {
      mainAction(words.firstGuess, .music(.passed))
    }
  }
}
