import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// What each of the next days is, because of which entry or word, and who wins.
func dayByDayPage(_ week: WeekEditor, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.week.day
  return familyPage(.people, words.dayByDay, isBehind: true, core, texts) {
    p(.class("lead")) { words.dayByDayAbout }
    if let player = week.shownPlayer(core) {
      ul(.class("day-list")) {
        for day in core.nextTwoWeeks {
          dayItem(core.scheduleContext(of: player.id, on: day), core, texts)
        }
      }
    }
  }
}

private func dayItem(_ context: ScheduleContext, _ core: Core, _ texts: Texts) -> View {
  li(.key(context.day.isoText)) {
    b { texts.shortDate(of: context.day) }
    div {
      p { texts.reason(of: context) }
      for line in texts.lines(of: context, core) { p(.class("soft")) { line } }
    }
  }
}
