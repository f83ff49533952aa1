import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// The next seven days to choose from, and of one of them what it is and why.
func nextDays(_ week: WeekEditor, _ scene: Scene) -> [View] {
  guard scene.core.knowsDays, let player = week.shownPlayer(scene.core) else { return [] }
  let today = scene.core.moment.today
  let shown = week.lookedAt.map { today.next($0) } ?? today
  return [
    section(.class("plan"), .key("next-days")) {
      h2(.id("next-days")) { scene.texts.family.week.day.title }
      div(.class("week"), .role("radiogroup"), .aria("labelledby", "next-days")) {
        for day in (0..<7).map({ today.adding(days: $0) }) {
          dayOption(
            day.weekday,
            .group([
              .type("radio"),
              .name("next-day"),
              .checked(day == shown),
              .on(.change, .family(.week(.dayLookedAt(day.weekday)))),
            ]),
            scene.texts,
            named: scene.texts.dateName(of: day, on: today)
          )
        }
      }
      told(of: scene.core.scheduleContext(of: player.id, on: shown), player, scene)
    }
  ]
}

private func told(
  of context: ScheduleContext,
  _ player: Player,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.week.day
  return div(.class("day-told"), .role("status")) {
    let day = scene.texts.dateName(of: context.day, on: scene.core.moment.today)
    p { b { words.told(day, scene.texts.reason(of: context)) } }
    ul {
      for line in scene.texts.lines(of: context, scene.core) { li { line } }
      if let called = calledRoutines(context, player, scene) { li { words.called(called) } }
      if context.hasNoSchool { li { words.deferred } }
      for line in homeLines(context, player, scene) { li { line } }
    }
  }
}

private func calledRoutines(
  _ context: ScheduleContext,
  _ player: Player,
  _ scene: Scene
) -> String? {
  let called = scene.core.ledger.allRoutines.filter {
    $0.isOffered(to: player.id) && context.calls($0)
  }
  return called.isEmpty ? nil : scene.texts.list(called.map { $0.name })
}

private func homeLines(
  _ context: ScheduleContext,
  _ player: Player,
  _ scene: Scene
) -> [String] {
  let words = scene.texts.family.week.day
  let name = scene.texts.name(of: player, among: scene.core.ledger.allPlayers)
  let midnight = scene.core.zone.instant(TimeOfDay(minutes: 0), on: context.day)
  return context.lines(from: midnight).map { since, line in
    let said = scene.texts.words(for: line)
    return words.homeSays(
      name,
      since == midnight
        ? words.said(said) : words.saidFrom(scene.texts.time(of: since, scene.core), said)
    )
  }
}

extension LocalDay {
  /// This day, or the next one on a weekday.
  fileprivate func next(_ weekday: Weekday) -> LocalDay {
    adding(days: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
  }
}
