import Basics
import Time

// What kind of day it is.
extension CalendarDay {
  /// What the day is, by calendars and by the week: "no school" beats "school" from any source, and a calendar beats
  /// the week.
  func kind(in week: PlayerWeek) -> ScheduleContext.Kind {
    let usual = week.school(on: day.weekday)
    let lessons = lessons
    if let off = dayOff(in: week, lessons) {
      let isSchoolDay =
        week.hasSchool(on: day.weekday) || lessons.exists || toldHours.exists
        || told?.kind == .noSchool
      return isSchoolDay ? .noSchool(off) : .free(off)
    }
    if !lessons.exists, let toldHours { return school(told: toldHours, in: week) }
    if let lessons = lessons ?? (week.knowsSchool || isOfSchool ? nil : lessonsByName) {
      return school(lessons, in: week)
    }
    guard let usual else { return .free(nil) }
    return school(at: usual, in: week)
  }

  /// A day with school at the week's hours, if the calendars of the school do not leave it out.
  ///
  /// A timetable has no lessons in the holidays, and many have no entry for these. An entry of whole days, as a trip
  /// or exams, says that there is school none the less.
  private func school(at usual: TimeSpan, in week: PlayerWeek) -> ScheduleContext.Kind {
    let ofSchool = entries.filter { $0.mark == .school }
    let around = ofSchool.allSatisfy { $0.isOfWholeDays } ? lessonsAround : nil
    if let around, ofSchool.isEmpty { return .noSchool(.withoutLessons(around)) }
    let reason = around.exists ? ofSchool.first : nil
    let event = PlannedEvent(
      name: reason?.title ?? "",
      begin: zone.instant(usual.from, on: day),
      end: zone.instant(usual.to, on: day),
      travel: week.travelToSchool,
      source: reason?.source
    )
    return .school(event, usual)
  }

  private func school(_ lessons: Lessons, in week: PlayerWeek) -> ScheduleContext.Kind {
    let event = PlannedEvent(
      name: lessons.first.title,
      begin: lessons.times.lowerBound,
      end: lessons.times.upperBound,
      travel: week.travelToSchool,
      source: lessons.first.source
    )
    return .school(event, wallHours(of: lessons.times))
  }

  /// As the clocks here show them; what goes on after midnight ends with the day.
  private func wallHours(of times: Range<Instant>) -> TimeSpan {
    let (begin, end) = (zone.time(times.lowerBound), zone.time(times.upperBound))
    let last = end.day == day ? TimeOfDay(hour: end.hour, minute: end.minute) : TimeSpan.wholeDay.to
    return TimeSpan(from: TimeOfDay(hour: begin.hour, minute: begin.minute), to: last) ?? .wholeDay
  }
}

// What other devices tell.
extension CalendarDay {
  /// Whether hours of school are theirs: no calendar here has any.
  var isSchoolTold: Bool { !lessons.exists && toldHours.exists }

  private var toldHours: TimeSpan? {
    if case .school(let hours) = told?.kind { hours } else { nil }
  }

  private func school(told hours: TimeSpan, in week: PlayerWeek) -> ScheduleContext.Kind {
    let begin = zone.instant(hours.from, on: day)
    let way = told?.leaving.map { begin.since(zone.instant($0, on: day)) }
    let event = PlannedEvent(
      name: "",
      begin: begin,
      end: zone.instant(hours.to, on: day),
      travel: max(way ?? week.travelToSchool, .zero)
    )
    return .school(event, hours)
  }
}

// No school.
extension CalendarDay {
  private func dayOff(in week: PlayerWeek, _ lessons: Lessons?) -> DayOff? {
    if let found = week.breaks.first(where: { $0.days.contains(day) }) {
      return .schoolBreak(found.name)
    }
    let usual = week.school(on: day.weekday).map {
      zone.instant($0.from, on: day)..<zone.instant($0.to, on: day)
    }
    let hours = lessons?.times ?? usual ?? zone.instant(Self.usualBegin, on: day)..<latestBegin
    let found = entries.first { entry in
      entry.saysNoSchool && (entry.isOfWholeDays || entry.takesMost(of: hours))
    }
    if let found { return .entry(DayEntry(name: found.title, source: found.source)) }
    return told?.kind == .noSchool || told?.kind == .free ? .told : nil
  }

  /// Where neither a calendar nor the week knows when lessons are.
  private static let usualBegin = TimeOfDay(hour: 8)
}

extension CalendarDay.Entry {
  /// A holiday camp in a club's calendar says nothing of school.
  fileprivate var saysNoSchool: Bool {
    if mark != .activities, case .noSchool = meaning { true } else { false }
  }

  /// More than half of it: a break of twenty minutes is no holiday.
  fileprivate func takesMost(of lessons: Range<Instant>) -> Bool {
    guard let times else { return false }
    let taken = min(times.upperBound, lessons.upperBound)
      .since(max(times.lowerBound, lessons.lowerBound))
    return taken + taken > lessons.upperBound.since(lessons.lowerBound)
  }
}

// Lessons.
extension CalendarDay {
  /// From the first one's beginning to the last one's end.
  struct Lessons {
    var first: Entry
    var times: Range<Instant>
  }

  /// Those that calendars of the school hold: what has a time and a length and begins before two in the afternoon.
  var lessons: Lessons? {
    lessons { $0.mark == .school && !$0.saysNoSchool }
  }

  /// Where nobody else knows when there is school: what is called so elsewhere.
  private var lessonsByName: Lessons? {
    lessons { entry in
      if entry.mark == .other, case .school = entry.meaning { true } else { false }
    }
  }

  private func lessons(where isLesson: (Entry) -> Bool) -> Lessons? {
    var found: Lessons?
    for entry in entries {
      guard let times = entry.times, (hours.lowerBound..<latestBegin).contains(times.lowerBound),
        isLesson(entry)
      else { continue }
      // An entry over several days has its lesson on the first.
      let end = min(times.upperBound, hours.upperBound)
      guard var all = found else {
        found = Lessons(first: entry, times: times.lowerBound..<end)
        continue
      }
      if times.lowerBound < all.times.lowerBound { all.first = entry }
      let begin = min(all.times.lowerBound, times.lowerBound)
      all.times = begin..<max(all.times.upperBound, end)
      found = all
    }
    return found
  }

  /// What begins later at school is an evening of parents.
  private var latestBegin: Instant { zone.instant(Self.latestBegin, on: day) }
  private static let latestBegin = TimeOfDay(hour: 14)

  private var isOfSchool: Bool { sources.contains { $0.mark == .school } }

  /// Where calendars of the school have lessons on the same weekday within three weeks, before and after: one that has
  /// both, else the first of each.
  private var lessonsAround: LessonsAround? {
    let before = mornings([-21, -14, -7])
    let after = mornings([7, 14, 21])
    var first: String?
    var next: String?
    for source in sources where source.mark == .school {
      let isBefore = hasLesson(source, in: before)
      let isAfter = hasLesson(source, in: after)
      if isBefore, isAfter { return LessonsAround(before: source.name, after: nil) }
      if isBefore { first = first ?? source.name }
      if isAfter { next = next ?? source.name }
    }
    guard let first, let next else { return nil }
    return LessonsAround(before: first, after: next)
  }

  private func hasLesson(_ source: CalendarSource, in mornings: [Range<Instant>]) -> Bool {
    source.events.contains { event in
      guard !event.isCancelled, case .from(let begin, let end) = event.when, begin < end,
        mornings.contains(where: { $0.contains(begin) })
      else { return false }
      return isLesson(event)
    }
  }

  private func isLesson(_ event: CalendarEvent) -> Bool {
    guard case .from = Entry.When(event, zone) else { return false }
    if case .noSchool = words.meaning(of: event.title) { return false }
    return true
  }

  /// When lessons begin on other days, so many from this one.
  private func mornings(_ days: [Int]) -> [Range<Instant>] {
    days.map {
      let other = day.adding(days: $0)
      let begin = zone.hours(of: other).lowerBound
      return begin..<max(begin, zone.instant(Self.latestBegin, on: other))
    }
  }
}
