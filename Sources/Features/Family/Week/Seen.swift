import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// What home will say because of what is written down, on a piece of its sky; nothing before that is whole.
func seen(_ form: WeekForm, _ scene: Scene) -> [View] {
  guard !form.whatIsMissing.exists, let (about, line) = form.line(scene) else { return [] }
  return [
    div(.class("seen"), .role("status"), .key("seen")) {
      span(.class("small")) { about }
      b { line }
    }
  ]
}

extension WeekForm {
  /// Of the first of its days, and to the first of those who go.
  fileprivate func line(_ scene: Scene) -> (about: String, line: String)? {
    let all = scene.core.ledger.allPlayers
    guard let player = all.first(where: { players.isEmpty || players.contains($0.id) }) else {
      return nil
    }
    let (words, name) = (scene.texts.family.week, scene.texts.name(of: player, among: all))
    switch item {
    case .activity:
      guard let hours, let day = weekdays.first else { return nil }
      let since = TimeOfDay(minutes: max(hours.from.minutes - 60, 0))
      let weekday = scene.texts.days.onWeekday[day.rawValue - 1]
      let about = words.seen(name, words.from(weekday, scene.texts.time(since.hour, since.minute)))
      let left = hours.from.minutes - since.minutes
      let line =
        left == 60
        ? scene.texts.ahead.hourUntil(tidyName) : scene.texts.ahead.minutesUntil(left, tidyName)
      return (about, line)
    case .schoolBreak:
      guard let days else { return nil }
      let day = scene.texts.days.onDate(scene.texts.date(days.first, on: scene.core.moment.today))
      return (words.seen(name, day), scene.texts.ahead.noSchool)
    }
  }
}
