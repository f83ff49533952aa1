import Time

extension RecurrenceRule {
  /// Whether BYMONTH, BYYEARDAY, BYMONTHDAY and BYDAY let a day through.
  func takes(_ day: LocalDay) -> Bool {
    if hasWeekdays {
      let isNamed = byWeekday.contains(day.weekday)
      guard isNamed || hitsNumbered(day) else { return false }
    }
    // Of most rules nobody asks for the date.
    guard !byMonth.isEmpty || !byMonthDay.isEmpty || !byYearDay.isEmpty else { return true }
    let (year, month, monthDay) = day.date
    return (byMonth.isEmpty || byMonth.contains(month))
      && (byMonthDay.isEmpty
        || byMonthDay.contains(monthDay, of: Self.month(month, of: year).count))
      && (byYearDay.isEmpty || takesYearDay(day, year))
  }

  private func takesYearDay(_ day: LocalDay, _ year: Int) -> Bool {
    let days = Self.year(year)
    return byYearDay.contains(day.number - days.lowerBound + 1, of: days.count)
  }

  /// Whether it is a weekday of a number in its month; in its year, where the rule names no months.
  private func hitsNumbered(_ day: LocalDay) -> Bool {
    let weekday = day.weekday
    guard byNumberedWeekday.contains(where: { $0.weekday == weekday }) else { return false }
    let (year, month, _) = day.date
    let isOfMonth = frequency == .monthly || !byMonth.isEmpty
    let unit = isOfMonth ? Self.month(month, of: year) : Self.year(year)
    let number = (day.number - unit.lowerBound) / 7 + 1
    let fromEnd = (unit.upperBound - 1 - day.number) / 7 + 1
    return byNumberedWeekday.contains {
      $0.weekday == weekday && ($0.number == number || $0.number == -fromEnd)
    }
  }
}

extension RecurrenceRule {
  static func year(_ year: Int) -> Range<Int> {
    LocalDay(year: year, month: 1, day: 1)
      .number..<LocalDay(year: year + 1, month: 1, day: 1).number
  }

  static func month(_ month: Int, of year: Int) -> Range<Int> {
    let next = month == 12 ? (year + 1, 1) : (year, month + 1)
    let first = LocalDay(year: year, month: month, day: 1).number
    return first..<LocalDay(year: next.0, month: next.1, day: 1).number
  }

  /// The first day of the week in which a day lies.
  func weekBegin(_ day: LocalDay) -> LocalDay {
    day.adding(days: -((day.weekday.rawValue - weekStart.rawValue + 7) % 7))
  }

  /// The weeks of a year: the first is the one with four days of it at least, so it has 4 January.
  func weeks(of year: Int) -> Range<Int> {
    let first = weekBegin(LocalDay(year: year, month: 1, day: 4)).number
    return first..<weekBegin(LocalDay(year: year + 1, month: 1, day: 4)).number
  }

  /// The year to whose weeks a day belongs.
  func weekYear(_ day: LocalDay) -> Int {
    let year = day.date.year
    let weeks = weeks(of: year)
    if day.number < weeks.lowerBound { return year - 1 }
    return day.number < weeks.upperBound ? year : year + 1
  }
}
