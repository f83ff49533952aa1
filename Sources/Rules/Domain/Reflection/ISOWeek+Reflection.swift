import Time

extension ISOWeek {
  /// The newest week that can be looked back at: one ends on its Sunday at 18:00.
  package static func lookedBackAt(_ time: LocalTime) -> ISOWeek {
    let week = ISOWeek(containing: time.day)
    return time.day == week.sunday && time.millisecondOfDay >= evening ? week : week.before
  }

  /// The week whose reflection is fresh: from its Sunday at 18:00 until the Tuesday after it ends.
  package static func freshAt(_ time: LocalTime) -> ISOWeek? {
    let week = lookedBackAt(time)
    return time.day <= week.sunday.adding(days: 2) ? week : nil
  }

  private static let evening: Int64 = 18 * 3_600_000

  package var before: ISOWeek { ISOWeek(containing: monday.adding(days: -7)) }

  package var after: ISOWeek { ISOWeek(containing: monday.adding(days: 7)) }
}
