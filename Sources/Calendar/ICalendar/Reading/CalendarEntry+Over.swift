import Time

extension CalendarEntry {
  /// Among how many of the last ones versions are looked for.
  static let recentVersions = 200

  func isOfSeries(of other: CalendarEntry) -> Bool {
    uidHash == other.uidHash && !uid.isEmpty && uid.elementsEqual(other.uid)
  }

  /// Whether both are the same thing at the same time, of which the newest counts.
  func isVersion(of other: CalendarEntry) -> Bool {
    guard isOfSeries(of: other) else { return false }
    return recurrenceID == nil
      ? other.recurrenceID == nil && start == other.start : recurrenceID == other.recurrenceID
  }

  /// Whether nothing of it can reach into a day or what comes after it, wherever it is read.
  ///
  /// Of what comes again only where that is told without counting, and not of a series in a later version: it says which
  /// old changes count no more.
  func isOver(before first: LocalDay) -> Bool {
    guard let start = start?.time.wall, additions.isEmpty, !isThisAndFuture else { return false }
    // Clocks are put by a day at most, and a change may be of an instance that is near.
    let bound = WallTime(day: first).seconds - 3 * WallTime.secondsPerDay
    if let id = recurrenceID, id.time.wall.seconds >= bound { return false }
    guard let length = mostLength, let last = lastStart(from: start) else { return false }
    return last.seconds + length < bound
  }

  /// In seconds.
  private var mostLength: Int64? {
    switch length {
    case .unsaid: return WallTime.secondsPerDay
    case .lasting(let duration):
      return Int64(duration.days + 1) * WallTime.secondsPerDay + duration.seconds
    case .until(let end):
      guard let start else { return nil }
      return max(end.time.wall.seconds - start.time.wall.seconds, 0) + 2 * WallTime.secondsPerDay
    }
  }

  private func lastStart(from start: WallTime) -> WallTime? {
    guard !rules.isEmpty else { return start }
    guard sequence == 0 else { return nil }
    var last = start
    for rule in rules {
      guard let end = rule.lastStart(from: start) else { return nil }
      last = max(last, end)
    }
    return last
  }
}

extension RecurrenceRule {
  /// A time after which it has no instance; none where that is not simple to say.
  fileprivate func lastStart(from start: WallTime) -> WallTime? {
    if let until { return until.wall.adding(seconds: 2 * WallTime.secondsPerDay) }
    guard let count, hitsEachPeriod || frequency == .weekly && hasOnlyWeekdays else { return nil }
    let days: Int64 = frequency == .weekly ? 7 : 1
    let periods = Int64(count) + 1
    let span = periods.multipliedReportingOverflow(by: Int64(interval) * days)
    // Beyond what can be written.
    guard !span.overflow, span.partialValue < 4_000_000 else { return nil }
    return start.adding(seconds: span.partialValue * WallTime.secondsPerDay)
  }

  /// Each of its periods has an instance.
  private var hasOnlyWeekdays: Bool {
    bySetPosition.isEmpty && bySecond.isEmpty && byMinute.isEmpty && byHour.isEmpty
      && byMonthDay.isEmpty && byYearDay.isEmpty && byWeekNumber.isEmpty && byMonth.isEmpty
  }
}
