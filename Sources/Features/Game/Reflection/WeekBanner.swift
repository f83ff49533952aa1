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
        b { texts.home.weekIsReady }
        span(.class("small soft")) { texts.home.weekPlayed(week.quests, week.guesses) }
      }
      pictogram("right")
    }
  ]
}
