import AppCore
import Controls
import Domain
import Markup
import Strings

/// On *My patterns*: whether the nights are as close as the days; nothing before there are enough of both.
func nightCard(_ found: NightQuest?, _ texts: Texts) -> [View] {
  guard let found else { return [] }
  let words = texts.night
  let told =
    switch found.verdict {
    case .alike: words.alike(found.nights)
    case .further(let points): words.further(Int(points.rounded()), found.nights)
    case .closer(let points): words.closer(Int(points.rounded()), found.nights)
    }
  return [
    section(.class("panel"), .aria("labelledby", "night-card"), .key("night-card")) {
      h2(.id("night-card")) { words.card }
      p { told }
    }
  ]
}
