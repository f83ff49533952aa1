import Basics
import Domain
import Time

/// What a day is, and what home says on it.
package func checkSchoolDays(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .schoolDays, columns: 11) {
    let day = LocalDay(number: try row.number(0))
    let entries = try row.parts(4).map { (part) throws(TableFault) in
      try GoldenEntry(part, of: day, row)
    }
    let context = ScheduleContext(
      of: day,
      in: try week(around: day, row),
      // One calendar an entry, named by its number.
      entries.indices.map { entries[$0].calendar($0) },
      DayWords(
        school: ["school", "class"],
        noSchool: ["no school", "holiday", "break", "day off"]
      ),
      .utc
    )
    let subject = "day \(row[0]) with \(row[4])"
    for (column, minute) in [(5, 420), (6, 810), (7, 1020)] {
      let now = Instant(startOf: day, offset: .utc).adding(.minutes(minute))
      let line = word(for: context.line(at: now))
      findings.expect(line, is: String(row[column]), "home at \(minute) of \(subject)")
    }
    let found = words(for: context.kind)
    findings.expect(found.kind, is: String(row[8]), subject)
    findings.expect(found.hours, is: String(row[9]), "hours of \(subject)")
    findings.expect(found.reason, is: String(row[10]), "reason of \(subject)")
    findings.note(found.kind + found.hours)
  }
}

private func week(around day: LocalDay, _ row: GoldenRow) throws(TableFault) -> PlayerWeek {
  let hours = try row.parts(1).map { (part) throws(TableFault) in
    part == "x" ? nil : try span(part, row)
  }
  let breaks = try row.parts(3).map { (part) throws(TableFault) in
    let numbers = try row.numbers(in: row.fields(of: part, count: 2))
    return Break(id: BreakID(1), name: "break", days: try days(numbers, from: day, row))
  }
  return PlayerWeek(
    travelToSchool: .minutes(try row.number(2)),
    breaks: breaks
  ) { hours.isEmpty ? nil : hours[$0.rawValue - 1] }
}

private func span(_ part: Substring, _ row: GoldenRow) throws(TableFault) -> TimeSpan {
  let minutes = try row.numbers(in: row.fields(of: part, count: 2, by: "-"))
  let (from, to) = (TimeOfDay(minutes: minutes[0]), TimeOfDay(minutes: minutes[1]))
  guard let span = TimeSpan(from: from, to: to) else { throw row.fault("“\(part)” are no hours") }
  return span
}

/// Counted from a day, the last one included.
private func days(
  _ days: [Int],
  from day: LocalDay,
  _ row: GoldenRow
) throws(TableFault) -> DaySpan {
  guard let span = DaySpan(from: day.adding(days: days[0]), to: day.adding(days: days[1]))
  else { throw row.fault("days \(days[0]) to \(days[1]) are none") }
  return span
}

private struct GoldenEntry {
  let mark: CalendarSource.Mark
  let event: CalendarEvent

  init(_ part: Substring, of day: LocalDay, _ row: GoldenRow) throws(TableFault) {
    let fields = try row.fields(of: part, count: 5)
    switch fields[0] {
    case "s", "S": mark = .school
    case "a", "A": mark = .activities
    case "o", "O": mark = .other
    default: throw row.fault("“\(part)” is of no calendar")
    }
    let isOfDays = fields[0] == "S" || fields[0] == "A" || fields[0] == "O"
    let times = try row.numbers(in: Array(fields[1...2]))
    let midnight = Instant(startOf: day, offset: .utc)
    let when: CalendarEvent.When =
      isOfDays
      ? .days(try days(times, from: day, row))
      : .from(midnight.adding(.minutes(times[0])), to: midnight.adding(.minutes(times[1])))
    event = CalendarEvent(
      title: String(fields[3].map { $0 == "_" ? " " : $0 }),
      when: when,
      isCancelled: fields[4] == "x"
    )
  }

  func calendar(_ number: Int) -> CalendarSource {
    CalendarSource(
      id: CalendarID(UInt128(number)),
      name: "\(number)",
      mark: mark,
      origin: .file("golden.ics"),
      readAt: Instant(milliseconds: 0),
      events: [event]
    )
  }
}

private func words(
  for kind: ScheduleContext.Kind
) -> (kind: String, hours: String, reason: String) {
  switch kind {
  case .school(let school, let hours):
    ("school", "\(hours.from.minutes)-\(hours.to.minutes)", school.source ?? "week")
  case .noSchool(let off): ("no-school", "-", word(for: off))
  case .free(let off): ("free", "-", off.map { word(for: $0) } ?? "-")
  }
}

private func word(for off: DayOff) -> String {
  switch off {
  case .schoolBreak: "break"
  case .entry(let entry): entry.source
  case .withoutLessons: "lessons"
  case .told: "told"
  }
}

private func word(for line: ContextLine?) -> String {
  switch line {
  case .minutesUntil(let event, let minutes): "event:\(minutes):" + written(event.name)
  case .isAboutToBegin(let event): "event:0:" + written(event.name)
  case .outOfTheDoor(_, let minutes): "door:\(minutes)"
  case .noSchool: "no-school"
  case .freeAfternoon: "free"
  case nil: "-"
  }
}

private func written(_ title: String) -> String {
  String(title.map { $0 == " " ? "_" : $0 })
}
