import Controls
import Core
import Markup
import Strings

/// On home, while the week is fresh and unread.
func weekBanner(_ core: Core, _ texts: Texts) -> [View] {
  guard let week = core.freshWeek else { return [] }
  return [
    button(.class("note"), .type("button"), .on(.click, .reflection(.opened)), .key("week")) {
      pictogram("letter")
      span(.class("grow")) {
        b { texts.reflection.isReady }
        span(.class("small soft")) { texts.reflection.played(week.quests, week.guesses) }
      }
      pictogram("right")
    }
  ]
}
