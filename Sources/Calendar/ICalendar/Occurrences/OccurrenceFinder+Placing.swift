import Time

/// When something is, by the clocks of the world and by those that matter for it.
struct PlacedTime {
  /// In seconds since 1970.
  var begin: Int64
  var end: Int64
  /// Where it is of whole days.
  var days: Range<LocalDay>?
  /// Where it is at a time of any wall.
  var walls: Range<WallTime>?
}

extension OccurrenceFinder {
  /// What lasts from midnight to midnight, here or where it is written, is of whole days, and so is what says it.
  ///
  /// What is in UTC is written where its calendar says that it is: a timetable is the same on a journey.
  ///
  /// - Parameter isOfDays: whether its entry says so.
  func placed(_ span: OccurrenceSpan, _ start: ZonedTime, isOfDays: Bool) -> PlacedTime {
    let wall = start.time.wall
    if case .days(let count) = span { return placed(wall.day..<wall.day.adding(days: count)) }
    let table = book.table(start)
    let begin = table.instant(of: wall)
    let end = self.end(of: span, wall, begin, table)
    if isOfDays { return placed(daysNear(begin, end, table)) }
    let written = start.time.form == .utc ? book.usual : nil
    let days =
      midnights(begin, end, table) ?? midnights(begin, end, book.here)
      ?? written.flatMap { midnights(begin, end, $0) }
    if let days { return placed(days) }
    guard book.floats(start) else { return PlacedTime(begin: begin, end: end) }
    let length = wallLength(of: span, begin, end)
    return PlacedTime(begin: begin, end: end, walls: wall..<wall.adding(seconds: length))
  }

  private func placed(_ days: Range<LocalDay>) -> PlacedTime {
    PlacedTime(
      begin: book.here.instant(of: WallTime(day: days.lowerBound)),
      end: book.here.instant(of: WallTime(day: days.upperBound)),
      days: days
    )
  }

  private func end(
    of span: OccurrenceSpan,
    _ wall: WallTime,
    _ begin: Int64,
    _ table: OffsetTable
  ) -> Int64 {
    switch span {
    case .exactly(let seconds): return begin + seconds
    case .lasting(let duration):
      let day = wall.adding(seconds: Int64(duration.days) * WallTime.secondsPerDay)
      return table.instant(of: day) + duration.seconds
    case .days(let count):
      return table.instant(of: WallTime(day: wall.day.adding(days: count)))
    }
  }

  /// A clock on a wall counts a duration's days as days, and everything else as it passes.
  private func wallLength(of span: OccurrenceSpan, _ begin: Int64, _ end: Int64) -> Int64 {
    guard case .lasting(let duration) = span else { return end - begin }
    return Int64(duration.days) * WallTime.secondsPerDay + duration.seconds
  }

  /// The days from one midnight of some clocks to another; a minute before midnight is one, too, as people write it.
  private func midnights(_ begin: Int64, _ end: Int64, _ table: OffsetTable) -> Range<LocalDay>? {
    guard begin < end else { return nil }
    let first = table.wall(at: begin).day
    guard table.instant(of: WallTime(day: first)) == begin else { return nil }
    let last = table.wall(at: end + 60).day
    let midnight = table.instant(of: WallTime(day: last))
    guard first.number < last.number, midnight >= end, midnight - end <= 60 else { return nil }
    return first..<last
  }

  /// The days on which most of something lies, one at least.
  private func daysNear(_ begin: Int64, _ end: Int64, _ table: OffsetTable) -> Range<LocalDay> {
    let noon = WallTime.secondsPerDay / 2
    let first = table.wall(at: begin + noon).day
    let last = table.wall(at: end + noon).day
    return first..<(first.number < last.number ? last : first.adding(days: 1))
  }
}
