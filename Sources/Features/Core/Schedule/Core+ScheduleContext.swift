import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// Whether anything is known of days here, from the parent's week or from a calendar.
  package var knowsDays: Bool { ledger.hasWeek || !calendars.isEmpty }

  /// What a day is for a player, by connected calendars and by the week as the parent knows it.
  package func scheduleContext(of player: PlayerID, on day: LocalDay) -> ScheduleContext {
    let activities = ledger.allActivities.filter { $0.players.contains(player) }
    let schoolDays = schoolDays(of: player)
    let sources = calendars.filter { $0.tells(of: player) }
    let (midnight, words) = (TimeOfDay(minutes: 0), dayWords)
    let hours = zone.instant(midnight, on: day)..<zone.instant(midnight, on: day.adding(days: 1))
    let calendar = CalendarDay(day, hours, sources, words)
    let (events, replaced) = calendar.merged(
      with: activities.filter { $0.weekdays.contains(day.weekday) }.map { activity in
        event(activity, on: day)
      },
      activities
    )
    return ScheduleContext(
      day: day,
      kind: kind(of: day, schoolDays ?? .schoolDays, calendar, player),
      events: events,
      afternoon: zone.instant(
        TimeOfDay(hour: 12),
        on: day
      )..<zone.instant(
        TimeOfDay(hour: 18),
        on: day
      ),
      isKnown: schoolDays.exists || !activities.isEmpty || !sources.isEmpty,
      words: words,
      entries: calendar.entries.map { DayEntry(name: $0.title, source: $0.source) },
      replaced: replaced
    )
  }

  /// What kind of day it is: "no school" beats "school" from any source, and a calendar beats the week.
  private func kind(
    of day: LocalDay,
    _ schoolDays: Weekdays,
    _ calendar: CalendarDay,
    _ player: PlayerID
  ) -> ScheduleContext.Kind {
    let usual = ledger.schoolHours(of: player, on: day.weekday)
    if let off = dayOff(on: day, calendar, usual) {
      return schoolDays.contains(day.weekday) ? .noSchool(off) : .free(off)
    }
    let travel = ledger.travelToSchool(of: player)
    if let (entry, begin, end) = calendar.school {
      let school = PlannedEvent(
        name: entry.title,
        begin: begin,
        end: end,
        travel: travel,
        source: entry.source
      )
      return .school(school, hours(of: school, on: day))
    }
    guard let hours = usual else { return .free(nil) }
    let school = PlannedEvent(
      name: "",
      begin: zone.instant(hours.from, on: day),
      end: zone.instant(hours.to, on: day),
      travel: travel
    )
    return .school(school, hours)
  }

  /// The break or the entry that takes the school away on a day.
  ///
  /// - Parameter usual: the hours that the week has for school on such a day.
  private func dayOff(
    on day: LocalDay,
    _ calendar: CalendarDay,
    _ usual: TimeSpan?
  ) -> DayEntry? {
    if let found = ledger.allBreaks.first(where: { $0.days.contains(day) }) {
      return DayEntry(name: found.name)
    }
    let lessons = usual.map { zone.instant($0.from, on: day)..<zone.instant($0.to, on: day) }
    return calendar.noSchool(besides: lessons).map { DayEntry(name: $0.title, source: $0.source) }
  }

  private func event(_ activity: Activity, on day: LocalDay) -> PlannedEvent {
    PlannedEvent(
      name: activity.name,
      begin: zone.instant(activity.hours.from, on: day),
      end: zone.instant(activity.hours.to, on: day),
      travel: activity.travel,
      routine: activity.routine
    )
  }

  /// An event's hours as the clocks here show them; what goes on after midnight ends with the day.
  private func hours(of event: PlannedEvent, on day: LocalDay) -> TimeSpan {
    let begin = LocalTime(event.begin, offset: zone.offset(event.begin))
    let end = LocalTime(event.end, offset: zone.offset(event.end))
    let last = end.day == day ? TimeOfDay(hour: end.hour, minute: end.minute) : TimeSpan.wholeDay.to
    return TimeSpan(from: TimeOfDay(hour: begin.hour, minute: begin.minute), to: last) ?? .wholeDay
  }
}
