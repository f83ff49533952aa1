import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// What a day is for a player, by the week as the parent knows it.
  package func scheduleContext(of player: PlayerID, on day: LocalDay) -> ScheduleContext {
    let activities = ledger.allActivities.filter { $0.players.contains(player) }
    let schoolDays = schoolDays(of: player)
    return ScheduleContext(
      day: day,
      kind: kind(of: day, schoolDays ?? .schoolDays, player),
      events: activities.filter { $0.weekdays.contains(day.weekday) }.map { activity in
        event(activity.name, activity.hours, activity.travel, on: day)
      }
      .ordered { $0.begin < $1.begin },
      afternoon: zone.instant(
        TimeOfDay(hour: 12),
        on: day
      )..<zone.instant(
        TimeOfDay(hour: 18),
        on: day
      ),
      isKnown: schoolDays.exists || !activities.isEmpty,
      words: dayWords
    )
  }

  private func kind(
    of day: LocalDay,
    _ schoolDays: Weekdays,
    _ player: PlayerID
  ) -> ScheduleContext.Kind {
    if let found = ledger.allBreaks.first(where: { $0.days.contains(day) }) {
      return schoolDays.contains(day.weekday) ? .noSchool(found) : .free(found)
    }
    guard let hours = ledger.schoolHours(of: player, on: day.weekday) else { return .free(nil) }
    return .school(event("", hours, ledger.travelToSchool(of: player), on: day), hours)
  }

  private func event(
    _ name: String,
    _ hours: TimeSpan,
    _ travel: Seconds,
    on day: LocalDay
  ) -> PlannedEvent {
    PlannedEvent(
      name: name,
      begin: zone.instant(hours.from, on: day),
      end: zone.instant(hours.to, on: day),
      travel: travel
    )
  }
}
