import Time

extension OffsetTable {
  /// The offsets of a VTIMEZONE up to a wall's time; none where no part of it says an offset.
  ///
  /// An observance comes into force by the wall of the offset before it (RFC 5545, 3.6.5).
  package init?(_ definition: ZoneDefinition, until end: WallTime) {
    var onsets: [(at: Int64, offset: Int)] = []
    var first: (at: Int64, offset: Int)?
    for observance in definition.observances {
      guard let offset = observance.offsetTo else { continue }
      let before = observance.offsetFrom ?? offset
      for wall in observance.onsets(until: end) {
        let instant = wall.seconds - Int64(before)
        onsets.append((instant, offset))
        if first.map({ instant < $0.at }) ?? true { first = (instant, before) }
      }
    }
    guard let first else { return nil }
    self.init(before: first.offset, transitions: onsets)
  }
}

extension ZoneDefinition.Observance {
  fileprivate func onsets(until end: WallTime) -> [WallTime] {
    guard let start else { return [] }
    var walls = [start.wall]
    for rule in rules {
      // UNTIL stands in UTC, and the clocks are walls here.
      let rule = rule.ending { WallTime(seconds: $0.wall.seconds + Int64(offsetFrom ?? 0)) }
      var recurrence = Recurrence(rule, from: start, in: start.wall..<max(end, start.wall))
      while let wall = recurrence.next() { if wall != start.wall { walls.append(wall) } }
    }
    for date in dates {
      let shift = date.form == .utc ? Int64(offsetFrom ?? 0) : 0
      walls.append(date.wall.adding(seconds: shift))
    }
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
