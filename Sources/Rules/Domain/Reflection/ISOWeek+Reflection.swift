import Time

extension ISOWeek {
  /// The newest week that can be looked back at: one ends on its Sunday at 18:00.
  package static func lookedBackAt(_ time: LocalTime) -> ISOWeek {
    let week = ISOWeek(containing: time.day)
    let isOver = time.day == week.sunday && time.hour >= reflectionTime.hour
    return isOver ? week : week.before
  }

  /// The week whose reflection is fresh: from its Sunday at 18:00 until the Tuesday after it ends.
  package static func freshAt(_ time: LocalTime) -> ISOWeek? {
    let week = lookedBackAt(time)
    return time.day <= week.sunday.adding(days: 2) ? week : nil
  }

  /// On a Sunday.
  package static let reflectionTime = TimeOfDay(hour: 18)

  package var before: ISOWeek { ISOWeek(containing: monday.adding(days: -7)) }

  package var after: ISOWeek { ISOWeek(containing: monday.adding(days: 7)) }
}
