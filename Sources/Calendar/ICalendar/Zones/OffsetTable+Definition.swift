import Time

extension OffsetTable {
  /// The offsets of a VTIMEZONE up to a wall's time; none where no part of it says an offset, or several do
  /// and none since when.
  ///
  /// An observance comes into force by the wall of the offset before it (RFC 5545, 3.6.5).
  ///
  /// - Parameter steps: what its rules may still look at.
  init?(_ definition: ZoneDefinition, until end: WallTime, steps: inout Int) {
    var onsets: [(at: Int64, offset: Int)] = []
    var first: (at: Int64, offset: Int)?
    for observance in definition.observances {
      guard let offset = observance.offsetTo else { continue }
      let before = observance.offsetFrom ?? offset
      for wall in observance.onsets(until: end, &steps) {
        let instant = wall.seconds - Int64(before)
        onsets.append((instant, offset))
        if first.map({ instant < $0.at }) ?? true { first = (instant, before) }
      }
    }
    if let first {
      self.init(before: first.offset, transitions: onsets)
      return
    }
    // Nothing says from when on: that is enough where there is one offset alone.
    let offsets = definition.observances.compactMap { $0.offsetTo }
    guard let only = offsets.first, offsets.allSatisfy({ $0 == only }) else { return nil }
    self.init(before: only)
  }
}

extension ZoneDefinition.Observance {
  /// Windows lets its zones begin in 1601; nobody has an event of then.
  private static let earliest = WallTime(day: LocalDay(year: 1960, month: 1, day: 1))
  /// Clocks are not put more often.
  private static let most = 5_000

  fileprivate func onsets(until end: WallTime, _ steps: inout Int) -> [WallTime] {
    guard let start else { return [] }
    var walls = [start.wall]
    for rule in rules where steps > 0 {
      // UNTIL stands in UTC, and the clocks are walls here.
      let rule = rule.ending { WallTime(seconds: $0.wall.seconds + Int64(offsetFrom ?? 0)) }
      let begin = max(start.wall, Self.earliest)
      let limit = min(steps, Recurrence.usualLimit)
      var recurrence = Recurrence(rule, from: start, in: begin..<max(end, begin), limit: limit)
      while walls.count < Self.most, let wall = recurrence.next() {
        if wall != start.wall { walls.append(wall) }
      }
      steps -= recurrence.steps
    }
    for date in dates {
      let shift = date.form == .utc ? Int64(offsetFrom ?? 0) : 0
      walls.append(date.wall.adding(seconds: shift))
    }
    steps -= walls.count
    return walls
  }
}

extension RecurrenceRule {
  /// The rule with an UNTIL in UTC written as the wall that shows it.
  func ending(_ wall: (WrittenTime) -> WallTime) -> RecurrenceRule {
    guard let until, until.form == .utc else { return self }
    var rule = self
    rule.until = WrittenTime(wall(until), .local)
    return rule
  }
}
