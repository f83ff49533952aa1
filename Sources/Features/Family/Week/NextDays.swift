import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// The next seven days to choose from, and of one of them what it is and why.
func nextDays(_ week: WeekEditor, _ core: Core, _ texts: Texts) -> [View] {
  guard core.knowsDays, let player = week.shownPlayer(core) else { return [] }
  let today = core.moment.today
  let shown = week.lookedAt.map { today.next($0) } ?? today
  return [
    section(.class("plan"), .key("next-days")) {
      h2(.id("next-days")) { texts.family.week.day.title }
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
            texts,
            named: texts.dateName(of: day, on: today)
          )
        }
      }
      told(of: core.scheduleContext(of: player.id, on: shown), player, core, texts)
    }
  ]
}

private func told(
  of context: ScheduleContext,
  _ player: Player,
  _ core: Core,
  _ texts: Texts
) -> View {
  let words = texts.family.week.day
  return div(.class("day-told"), .role("status")) {
    let day = texts.dateName(of: context.day, on: core.moment.today)
    p { b { words.told(day, texts.reason(of: context)) } }
    ul {
      for line in texts.lines(of: context, core) { li { line } }
      if let called = calledRoutines(context, player, core, texts) { li { words.called(called) } }
      if context.hasNoSchool { li { words.deferred } }
      for line in homeLines(context, player, core, texts) { li { line } }
    }
  }
}

private func calledRoutines(
  _ context: ScheduleContext,
  _ player: Player,
  _ core: Core,
  _ texts: Texts
) -> String? {
  let called = core.ledger.allRoutines.filter {
    $0.isOffered(to: player.id) && context.calls($0)
  }
  return called.isEmpty ? nil : texts.list(called.map { $0.name })
}

private func homeLines(
  _ context: ScheduleContext,
  _ player: Player,
  _ core: Core,
  _ texts: Texts
) -> [String] {
  let words = texts.family.week.day
  let name = texts.name(of: player, among: core.ledger.allPlayers)
  let midnight = core.zone.instant(TimeOfDay(minutes: 0), on: context.day)
  return context.lines(from: midnight).map { since, line in
    let said = texts.words(for: line)
    return words.homeSays(
      name,
      since == midnight ? words.said(said) : words.saidFrom(texts.time(of: since, core), said)
    )
  }
}

extension LocalDay {
  /// This day, or the next one on a weekday.
  fileprivate func next(_ weekday: Weekday) -> LocalDay {
    adding(days: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
  }
}
