import Time

extension RecurrenceRule {
  /// The rule with what it leaves to DTSTART (RFC 5545, 3.3.10, before the examples).
  ///
  /// Where readers differ: BYWEEKNO without days takes DTSTART's weekday, and BYMONTHDAY alone in a
  /// yearly rule DTSTART's month. Of a day without a time only its days count, so BYHOUR and the like
  /// fall away.
  func completed(by start: WrittenTime) -> RecurrenceRule {
    var rule = self
    rule.completeDays(by: start.wall.day)
    if start.form == .date {
      (rule.byHour, rule.byMinute, rule.bySecond) = (NumberSet(), NumberSet(), NumberSet())
    }
    rule.completeTimes(by: start.wall.second)
    return rule
  }

  private mutating func completeDays(by day: LocalDay) {
    switch frequency {
    case .yearly: completeYear(by: day)
    case .monthly:
      if byMonthDay.isEmpty, byYearDay.isEmpty, !hasWeekdays {
        byMonthDay = NumberSet(day.date.day)
      }
    case .weekly:
      if byMonthDay.isEmpty, byYearDay.isEmpty, !hasWeekdays { byWeekday = Weekdays(day.weekday) }
    case .daily, .hourly, .minutely, .secondly: break
    }
  }

  private mutating func completeYear(by day: LocalDay) {
    guard byYearDay.isEmpty, !hasWeekdays else { return }
    if !byWeekNumber.isEmpty {
      if byMonthDay.isEmpty { byWeekday = Weekdays(day.weekday) }
      return
    }
    let (_, month, monthDay) = day.date
    if byMonth.isEmpty { byMonth = NumberSet(month) }
    if byMonthDay.isEmpty { byMonthDay = NumberSet(monthDay) }
  }

  private mutating func completeTimes(by second: Int) {
    let rank = frequency.rawValue
    if byHour.isEmpty, rank > Frequency.hourly.rawValue { byHour = NumberSet(second / 3600) }
    if byMinute.isEmpty, rank > Frequency.minutely.rawValue {
      byMinute = NumberSet(second / 60 % 60)
    }
    if bySecond.isEmpty, rank > Frequency.secondly.rawValue { bySecond = NumberSet(second % 60) }
  }
}
