import AppCore
import Controls
import Markup
import Strings

/// On home, while the week is fresh and unread.
func weekBanner(_ scene: Scene) -> [View] {
  guard let week = scene.core.freshWeek else { return [] }
  return [
    button(.class("note"), .type("button"), .on(.click, .reflection(.opened)), .key("week")) {
      pictogram("letter")
      span(.class("grow")) {
        b { scene.texts.home.weekIsReady }
        span(.class("small soft")) { scene.texts.home.weekPlayed(week.quests, week.guesses) }
      }
      pictogram("right")
    }
  ]
}
