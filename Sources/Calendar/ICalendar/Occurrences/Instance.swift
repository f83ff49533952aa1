import Basics

/// One instance of an entry, by the wall of its DTSTART.
struct Instance {
  let wall: WallTime
  /// Where it is not the entry's: that of a PERIOD.
  let span: OccurrenceSpan?

  init(wall: WallTime, span: OccurrenceSpan?) {
    self.wall = wall
    self.span = span
  }

  /// An RDATE, also in another form or zone than DTSTART: a date begins at DTSTART's time of day, a PERIOD of dates is
  /// of whole days.
  init(_ addition: CalendarEntry.Addition, _ start: ZonedTime, _ book: ZoneBook) {
    let time = addition.start
    if time.time.form == .date, let length = addition.length {
      wall = WallTime(day: time.time.wall.day)
      span = OccurrenceSpan(of: length, from: time, book)
      return
    }
    switch (start.time.form, time.time.form) {
    case (.date, _): wall = WallTime(day: time.time.wall.day)
    case (_, .date): wall = WallTime(day: time.time.wall.day, second: start.time.wall.second)
    case (.local, .local) where time.zone == nil: wall = time.time.wall
    default: wall = book.table(start).wall(at: book.instant(time))
    }
    // A PERIOD of times in a series of days says nothing.
    span =
      start.time.form != .date
      ? addition.length.map { OccurrenceSpan(of: $0, from: time, book) } : nil
  }

  /// Ascending; of two at the same time the later in the list counts, which is the one of an RDATE.
  static func eachOnce(_ instances: [Instance]) -> [Instance] {
    var kept: [Instance] = []
    for instance in instances.ordered(by: { $0.wall < $1.wall }) {
      if let last = kept.last, last.wall == instance.wall { kept.removeLast() }
      kept.append(instance)
    }
    return kept
  }
}
