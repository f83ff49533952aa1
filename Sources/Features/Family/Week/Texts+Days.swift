import AppCore
import Basics
import Controls
import Domain
import Strings
import Time

// What a day is, and why.
extension Texts {
  /// "Tuesday, 24 November".
  func dateName(of day: LocalDay, on today: LocalDay) -> String {
    family.week.day.named(name(of: day.weekday), date(day, on: today))
  }

  /// "school day, 8:00 to 13:00, because “Timetable” says “School 8-13”".
  func reason(of context: ScheduleContext) -> String {
    let words = family.week.day
    switch context.kind {
    case .school(let school, let hours):
      if context.isSchoolTold { return words.schoolTold(self.words(for: hours)) }
      guard let source = school.source else { return words.school(self.words(for: hours)) }
      return words.schoolBecause(self.words(for: hours), says(source, school.name))
    case .noSchool(let off): return words.noSchool(self.words(for: off))
    case .free(let off?): return words.freeBecause(self.words(for: off))
    case .free: return context.isKnown ? words.free : words.unknown
    }
  }

  private func says(_ source: String, _ name: String) -> String {
    let words = family.week.day
    return name.trimmed.isEmpty ? words.entryUnnamed(source) : words.entrySays(source, name)
  }

  func words(for off: DayOff) -> String {
    let words = family.week.day
    return switch off {
    case .schoolBreak(let name): words.inBreak(name)
    case .entry(let entry): says(entry.source, entry.name)
    case .withoutLessons(let around):
      around.after.map { words.betweenLessons(around.before, $0) }
        ?? words.withoutLessons(around.before)
    case .told: words.toldElsewhere
    }
  }

  /// When she leaves for what is on it, and what a calendar knows better than the week.
  func lines(of context: ScheduleContext, _ core: Core) -> [String] {
    var lines: [String] = []
    if case .school(let school, _) = context.kind, school.travel > .zero {
      let leaving = family.week.day.leavesForSchool(time(of: school.leaving, core))
      lines.append(lists.beside(leaving, way(school.travel)))
    }
    return lines + context.events.map { line(of: $0, core) }
      + context.replaced.map { line(of: $0, core) }
  }

  private func line(of event: PlannedEvent, _ core: Core) -> String {
    let words = family.week.day
    var line = words.begins(time(of: event.begin, core), event.name)
    if event.travel > .zero {
      let leaving = words.leaves(time(of: event.leaving, core), event.name)
      line = lists.beside(leaving, way(event.travel))
    }
    return event.source.map { lists.beside(line, $0) } ?? line
  }

  private func line(of replaced: ReplacedEvent, _ core: Core) -> String {
    let words = family.week.day
    let name = replaced.event.name
    switch replaced.change {
    case .otherTime(let better):
      if better.begin == replaced.event.begin { return words.sameTime(name, replaced.source) }
      let usual = words.weekSays(name, time(of: replaced.event.begin, core))
      return lists.sentences(usual, words.counts(replaced.source))
    case .cancelled: return words.cancelled(name, replaced.source)
    case .moved: return words.moved(name, replaced.source)
    }
  }

  private func way(_ duration: Seconds) -> String {
    family.week.activities.way(words(for: duration))
  }

  /// As the clocks here show it.
  func time(of instant: Instant, _ core: Core) -> String {
    let local = LocalTime(instant, offset: core.zone.offset(instant))
    return time(local.hour, local.minute)
  }
}
