import Basics
import Time

/// Finds what happens in a window, series by series.
struct OccurrenceFinder {
  let calendar: ReadCalendar
  let book: ZoneBook
  /// Seconds since 1970.
  let window: Range<Int64>
  let limits: CalendarLimits

  private(set) var found = CalendarOccurrences()
  /// When each of them begins, and of which entry it is.
  private var keys: [(start: Int64, place: Int)] = []
  private var steps = 0

  init(_ calendar: ReadCalendar, _ book: ZoneBook, _ window: Range<Int64>, _ limits: CalendarLimits)
  {
    self.calendar = calendar
    self.book = book
    self.window = window
    self.limits = limits
    for series in calendar.series() { find(series) }
    tellUnknownZones()
    let byStart = order(of: keys.count) { keys[$0] < keys[$1] }
    found.list = byStart.map { found.list[$0] }
  }

  private mutating func find(_ series: Series) {
    for master in series.masters { find(master, series.changes) }
    for place in series.changes where !isOutdated(place, series.masters) {
      let entry = calendar.entries[place]
      guard let start = entry.start else { continue }
      add(Instance(wall: start.time.wall, span: nil), of: place, id: entry.recurrenceID)
    }
  }

  /// Whether the series was changed since, and has no such instance any more.
  ///
  /// Only of changes that repeat the rule, as Confluence keeps them for ever; others raise the SEQUENCE of a series
  /// and not that of its changes.
  private mutating func isOutdated(_ change: Int, _ masters: [Int]) -> Bool {
    let entry = calendar.entries[change]
    guard !entry.rules.isEmpty, let id = entry.recurrenceID else { return false }
    for master in masters where calendar.entries[master].sequence > entry.sequence {
      let master = calendar.entries[master]
      guard let start = master.start, steps < limits.steps else { continue }
      steps += master.exclusions.count
      let name = InstanceSet.Name(id, of: master, from: start, book)
      if master.exclusions.contains(where: { .init($0, of: master, from: start, book) == name }) {
        return true
      }
      let ends = master.rules.map { $0.end(for: start.time.form) ?? .far }
      if let last = ends.max(), last <= id.time.wall { return true }
    }
    return false
  }

  /// The instances that nobody changed by themselves.
  private mutating func find(_ master: Int, _ changes: [Int]) {
    if changes.isEmpty, calendar.entries[master].happensOnce {
      guard let start = calendar.entries[master].start, mayBeInWindow(master) else { return }
      return add(Instance(wall: start.time.wall, span: nil), of: master, id: nil)
    }
    let entry = calendar.entries[master]
    guard let start = entry.start else { return }
    // With one UID for everything there may be many of both.
    steps += changes.count
    guard steps < limits.steps else { return tell(.tooMuch, entry) }
    let ids = changes.compactMap { calendar.entries[$0].recurrenceID }
    let named = InstanceSet(
      (entry.exclusions + ids).map { .init($0, of: entry, from: start, book) }
    )
    let ranges = FutureChanges(changes, calendar, book)
    let before = found.list.count
    for instance in instances(of: entry, start, ranges.reach) {
      let instant = book.instant(start.with(instance.wall))
      guard !named.contains(instance.wall, at: instant) else { continue }
      guard found.list.count - before < limits.occurrencesOfEntry else {
        return tell(.tooMuch, entry)
      }
      if let change = ranges.change(of: instant) {
        add(Instance(wall: change.wall(instant), span: nil), of: change.place, id: nil)
      } else {
        add(instance, of: master, id: nil)
      }
    }
  }

  /// Whether it is worth to ask zones about something that happens once: of a year hardly anything is.
  private func mayBeInWindow(_ place: Int) -> Bool {
    guard let start = calendar.entries[place].start?.time.wall else { return false }
    let margin = 2 * WallTime.secondsPerDay
    guard start.seconds < window.upperBound + margin else { return false }
    guard case .until(let end) = calendar.entries[place].length else { return true }
    return max(start, end.time.wall).seconds > window.lowerBound - margin
  }

  /// - Parameter reach: in seconds, how far a change may have moved an instance.
  private mutating func instances(
    of entry: CalendarEntry,
    _ start: ZonedTime,
    _ reach: Int64
  ) -> [Instance] {
    let span = OccurrenceSpan(of: entry.length, from: start, book)
    let table = book.table(start)
    // What becomes whole days here may lie a day apart from where it is written.
    let mayBeDays = entry.saysWholeDays || span.most >= WallTime.secondsPerDay - 7200
    let reach = reach + (mayBeDays ? 2 * WallTime.secondsPerDay : 0)
    let walls = table.walls(
      during: window.lowerBound - span.most - reach..<window.upperBound + reach
    )
    var instances = entry.rules.isEmpty ? [Instance(wall: start.time.wall, span: nil)] : []
    for rule in entry.rules {
      let rule = rule.ending {
        start.time.form == .local ? table.wall(at: $0.wall.seconds) : $0.wall
      }
      take(rule, start, walls, entry, &instances)
    }
    for addition in entry.additions {
      instances.append(Instance(addition, start, book))
    }
    return Instance.eachOnce(instances)
  }

  private mutating func take(
    _ rule: RecurrenceRule,
    _ start: ZonedTime,
    _ walls: Range<WallTime>,
    _ entry: CalendarEntry,
    _ instances: inout [Instance]
  ) {
    let limit = min(Recurrence.usualLimit, limits.steps - steps)
    guard limit > 0 else { return tell(.tooMuch, entry) }
    var recurrence = Recurrence(rule, from: start.time, in: walls, limit: limit)
    while let wall = recurrence.next() {
      instances.append(Instance(wall: wall, span: nil))
      guard instances.count <= limits.occurrencesOfEntry else {
        tell(.tooMuch, entry)
        break
      }
    }
    steps += recurrence.steps
    if recurrence.isGivenUp { tell(.tooMuch, entry) }
  }

  /// - Parameter id: of a changed instance, when it would have been.
  private mutating func add(_ instance: Instance, of place: Int, id: ZonedTime?) {
    let entry = calendar.entries[place]
    guard let start = entry.start else { return }
    let span = instance.span ?? OccurrenceSpan(of: entry.length, from: start, book)
    let time = placed(span, start.with(instance.wall), isOfDays: entry.saysWholeDays)
    // What takes no time is where it begins.
    guard time.begin < window.upperBound,
      time.end > window.lowerBound || time.begin >= window.lowerBound
    else { return }
    guard found.list.count < limits.occurrences else { return tell(.tooMuch, entry) }
    keys.append((time.begin, place))
    found.list.append(
      CalendarOccurrence(
        uid: entry.uidText,
        summary: entry.summary,
        start: Instant(milliseconds: time.begin * 1000),
        end: Instant(milliseconds: time.end * 1000),
        days: time.days,
        walls: time.walls,
        status: entry.status,
        recurrenceID: id?.time,
        usualDay: id.map { usualDay($0) }
      )
    )
  }

  /// The day of an instance by the clocks here.
  private func usualDay(_ id: ZonedTime) -> LocalDay {
    id.time.form == .date || book.floats(id)
      ? id.time.wall.day : book.here.wall(at: book.instant(id)).day
  }

  /// Once for each zone of what is there, by its name: its times are read by the clocks here.
  private mutating func tellUnknownZones() {
    var isTold = [Bool](repeating: false, count: calendar.zoneNames.count)
    for entry in calendar.entries {
      guard let zone = entry.start?.zone, book.isUnknown(zone), !isTold[zone],
        found.problems.count < limits.problems
      else { continue }
      isTold[zone] = true
      found.problems.append(
        CalendarProblem(
          line: calendar.zoneLines[zone],
          reason: .unknownZone,
          title: calendar.zoneNames[zone].words
        )
      )
    }
  }

  private mutating func tell(_ reason: CalendarProblem.Reason, _ entry: CalendarEntry) {
    let last = found.problems.last
    // The line says which entry it is: comparing titles would bring Unicode's tables into what browsers load.
    guard found.problems.count < limits.problems, last?.line != entry.line || last?.reason != reason
    else { return }
    found.problems.append(CalendarProblem(line: entry.line, reason: reason, title: entry.summary))
  }
}
