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
    let byStart = order(of: keys.count) { keys[$0] < keys[$1] }
    found.list = byStart.map { found.list[$0] }
  }

  private mutating func find(_ series: Series) {
    for master in series.masters { find(master, series.changes) }
    for place in series.changes where !isOutdated(place, series.masters) {
      let entry = calendar.entries[place]
      guard let start = entry.start else { continue }
      add(Instance(wall: start.time.wall, span: nil), of: place, id: entry.recurrenceID?.time)
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
      let name = InstanceSet.Name(id, ofSeriesFrom: start, book)
      if master.exclusions.contains(where: { .init($0, ofSeriesFrom: start, book) == name }) {
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
    guard steps < limits.steps else { return tell(.tooMuch, entry.line) }
    let ids = changes.compactMap { calendar.entries[$0].recurrenceID }
    let named = InstanceSet((entry.exclusions + ids).map { .init($0, ofSeriesFrom: start, book) })
    let ranges = FutureChanges(changes, calendar, book)
    let before = found.list.count
    for instance in instances(of: entry, start, ranges.reach) {
      let instant = book.instant(start.with(instance.wall))
      guard !named.contains(instance.wall, at: instant) else { continue }
      guard found.list.count - before < limits.occurrencesOfEntry else {
        return tell(.tooMuch, entry.line)
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
    let walls = table.walls(
      during: window.lowerBound - span.most - reach..<window.upperBound + reach
    )
    var instances = entry.rules.isEmpty ? [Instance(wall: start.time.wall, span: nil)] : []
    for rule in entry.rules {
      let rule = rule.ending {
        start.time.form == .local ? table.wall(at: $0.wall.seconds) : $0.wall
      }
      take(rule, start, walls, entry.line, &instances)
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
    _ line: Int,
    _ instances: inout [Instance]
  ) {
    let limit = min(Recurrence.usualLimit, limits.steps - steps)
    guard limit > 0 else { return tell(.tooMuch, line) }
    var recurrence = Recurrence(rule, from: start.time, in: walls, limit: limit)
    while let wall = recurrence.next() {
      instances.append(Instance(wall: wall, span: nil))
      guard instances.count <= limits.occurrencesOfEntry else {
        tell(.tooMuch, line)
        break
      }
    }
    steps += recurrence.steps
    if recurrence.isGivenUp { tell(.tooMuch, line) }
  }

  /// - Parameter id: of a changed instance, when it would have been.
  private mutating func add(_ instance: Instance, of place: Int, id: WrittenTime?) {
    let entry = calendar.entries[place]
    guard let start = entry.start else { return }
    let span = instance.span ?? OccurrenceSpan(of: entry.length, from: start, book)
    let begin = book.instant(start.with(instance.wall))
    let (end, days) = self.end(of: span, start.with(instance.wall), begin)
    // What takes no time is where it begins.
    guard begin < window.upperBound, end > window.lowerBound || begin >= window.lowerBound else {
      return
    }
    guard found.list.count < limits.occurrences else { return tell(.tooMuch, entry.line) }
    keys.append((begin, place))
    found.list.append(
      CalendarOccurrence(
        uid: entry.uidText,
        summary: entry.summary,
        start: Instant(milliseconds: begin * 1000),
        end: Instant(milliseconds: end * 1000),
        days: days,
        status: entry.status,
        recurrenceID: id
      )
    )
  }

  private func end(
    of span: OccurrenceSpan,
    _ start: ZonedTime,
    _ begin: Int64
  ) -> (Int64, Range<LocalDay>?) {
    switch span {
    case .exactly(let seconds): return (begin + seconds, nil)
    case .lasting(let duration):
      let wall = start.time.wall.adding(seconds: Int64(duration.days) * WallTime.secondsPerDay)
      return (book.table(start).instant(of: wall) + duration.seconds, nil)
    case .days(let count):
      let day = start.time.wall.day
      let after = day.adding(days: count)
      return (book.here.instant(of: WallTime(day: after)), day..<after)
    }
  }

  private mutating func tell(_ reason: CalendarProblem.Reason, _ line: Int) {
    let problem = CalendarProblem(line: line, reason: reason)
    guard found.problems.count < limits.problems, found.problems.last != problem else { return }
    found.problems.append(problem)
  }
}

extension ZonedTime {
  var isFloating: Bool { time.form == .local && zone == nil }

  func with(_ wall: WallTime) -> ZonedTime {
    ZonedTime(time: WrittenTime(wall, time.form), zone: zone)
  }
}
