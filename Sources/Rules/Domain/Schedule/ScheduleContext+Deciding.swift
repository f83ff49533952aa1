import Basics
import Time

extension ScheduleContext {
  /// What a day is, by the calendars that tell of a player, by what other devices tell of it, and by the week as the
  /// parent knows it.
  ///
  /// Nothing else decides it: home, the parent's pages and what goes along to other devices ask here.
  package init(
    of day: LocalDay,
    in week: PlayerWeek,
    _ calendars: [CalendarSource],
    _ words: DayWords,
    _ zone: LocalZone,
    told: DaySet.Day? = nil
  ) {
    let calendar = CalendarDay(day, calendars, words, zone, told: told)
    let kind = calendar.kind(in: week)
    let planned = week.activities.filter { $0.weekdays.contains(day.weekday) }
    let (events, replaced) = calendar.merged(
      with: planned.map { PlannedEvent($0, on: day, zone) },
      week.activities
    )
    self.init(
      day: day,
      kind: kind,
      events: events,
      afternoon: zone.instant(Self.noon, on: day)..<zone.instant(Self.evening, on: day),
      isKnown: week.knowsSchool || !week.activities.isEmpty || !calendars.isEmpty
        || told.exists,
      words: words,
      entries: calendar.entries.map { DayEntry(name: $0.title, source: $0.source) },
      taken: calendar.entries.compactMap { $0.times },
      replaced: replaced,
      told: told,
      isSchoolTold: kind.isSchool && calendar.isSchoolTold
    )
  }

  private static let noon = TimeOfDay(hour: 12)
  private static let evening = TimeOfDay(hour: 18)
}

extension ScheduleContext.Kind {
  fileprivate var isSchool: Bool { if case .school = self { true } else { false } }
}

extension PlannedEvent {
  fileprivate init(_ activity: Activity, on day: LocalDay, _ zone: LocalZone) {
    self.init(
      name: activity.name,
      begin: zone.instant(activity.hours.from, on: day),
      end: zone.instant(activity.hours.to, on: day),
      travel: activity.travel,
      routine: activity.routine
    )
  }
}
