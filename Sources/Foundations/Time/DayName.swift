/// What somebody calls a day who speaks of it on another one.
package enum DayName: Hashable, Sendable {
  case today
  /// One of the six days before today, so that no name means two days.
  case weekday(Weekday)
  case date(day: Int, month: Int)
  /// A date of another year than today's.
  case dateOfYear(day: Int, month: Int, year: Int)
}

extension LocalDay {
  package func name(on today: LocalDay) -> DayName {
    switch today.number - number {
    case 0: return .today
    case 1...6: return .weekday(weekday)
    default:
      let (year, month, day) = date
      if year == today.date.year { return .date(day: day, month: month) }
      return .dateOfYear(day: day, month: month, year: year)
    }
  }
}
