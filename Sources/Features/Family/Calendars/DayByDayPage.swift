import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// What each of the next days is, because of which entry or word, and who wins.
func dayByDayPage(_ week: WeekEditor, _ scene: Scene) -> View {
  let words = scene.texts.family.week.day
  return familyPage(.people, words.dayByDay, behind: words.dayByDay, scene) {
    p(.class("lead")) { words.dayByDayAbout }
    if let player = week.shownPlayer(scene.core) {
      ul(.class("day-list")) {
        for day in scene.core.nextTwoWeeks {
          dayItem(scene.core.scheduleContext(of: player.id, on: day), scene)
        }
      }
    }
  }
}

private func dayItem(_ context: ScheduleContext, _ scene: Scene) -> View {
  li(.key(context.day.isoText)) {
    b { scene.texts.shortDate(of: context.day) }
    div {
      p { scene.texts.reason(of: context) }
      for line in scene.texts.lines(of: context, scene.core) { p(.class("soft")) { line } }
    }
  }
}
