import Time

/// The periods of a rule one after the other: every second year, month, week, day, hour.
///
/// A period is known by a number: of the year, the month since year 0, the day (of weeks their first), or the
/// second since 1970 began on the wall. 64 bits, because an interval may be long.
struct RecurrencePeriods {
  let rule: RecurrenceRule
  /// What two numbers that follow each other are apart.
  let step: Int64
  private(set) var number: Int64

  /// - Parameter rule: complete.
  init(_ rule: RecurrenceRule, from start: WallTime) {
    self.rule = rule
    step = Int64(rule.interval) * rule.frequency.unit
    number = Self.number(of: start, rule)
  }

  private static func number(of time: WallTime, _ rule: RecurrenceRule) -> Int64 {
    switch rule.frequency {
    case .yearly:
      return Int64(rule.byWeekNumber.isEmpty ? time.day.date.year : rule.weekYear(time.day))
    case .monthly:
      let (year, month, _) = time.day.date
      return Int64(year * 12 + month - 1)
    case .weekly: return Int64(rule.weekBegin(time.day).number)
    case .daily: return Int64(time.day.number)
    case .hourly, .minutely, .secondly:
      return time.seconds.dividedDown(by: rule.frequency.unit) * rule.frequency.unit
    }
  }

  /// Whether nothing of this period or a later one lies before a time.
  func isBeyond(_ time: WallTime) -> Bool { number > Self.number(of: time, rule) }

  mutating func advance() { number += step }

  /// Goes on to the last period that is not after a time's; never back.
  ///
  /// - Returns: how many were left out.
  @discardableResult
  mutating func skip(to time: WallTime) -> Int64 {
    let count = max((Self.number(of: time, rule) - number).dividedDown(by: step), 0)
    number += count * step
    return count
  }

  /// The first period at a second or after it, and another one than this; for hours and below.
  mutating func advance(toSecond second: Int64) {
    let count = -(number - second).dividedDown(by: step)
    number += max(count, 1) * step
  }

  /// Passes over the rest of a day, hour or minute that the rule does not take at all.
  ///
  /// - Returns: whether there was one; never in rules whose periods are days or longer.
  mutating func passOverUntaken() -> Bool {
    guard rule.frequency.isWithinDay else { return false }
    let time = WallTime(seconds: number)
    if !rule.takes(time.day) {
      advance(toSecond: WallTime(day: time.day.adding(days: 1)).seconds)
    } else if !rule.byHour.isEmpty, !rule.byHour.contains(time.second / 3600) {
      advance(toSecond: number - Int64(time.second % 3600) + 3600)
    } else if rule.frequency != .hourly, !rule.byMinute.isEmpty,
      !rule.byMinute.contains(time.second / 60 % 60)
    {
      advance(toSecond: number - Int64(time.second % 60) + 60)
    } else if rule.frequency == .secondly, !rule.bySecond.isEmpty,
      !rule.bySecond.contains(time.second % 60)
    {
      advance()
    } else {
      return false
    }
    return true
  }

  /// The days of this period that may hold something, for `takes(_:)` to choose from.
  func ranges() -> [Range<Int>] {
    switch rule.frequency {
    case .yearly: return rule.yearRanges(Int(number))
    case .monthly:
      let month = Int(number % 12) + 1
      guard rule.byMonth.isEmpty || rule.byMonth.contains(month) else { return [] }
      return [RecurrenceRule.month(month, of: Int(number / 12))]
    case .weekly: return [Int(number)..<Int(number) + 7]
    case .daily: return [Int(number)..<Int(number) + 1]
    case .hourly, .minutely, .secondly:
      let day = WallTime(seconds: number).day.number
      return [day..<day + 1]
    }
  }

  /// The second of the day at which the period begins; zero where it is a day or longer.
  var second: Int { rule.frequency.isWithinDay ? WallTime(seconds: number).second : 0 }
}

extension RecurrenceRule {
  fileprivate func yearRanges(_ year: Int) -> [Range<Int>] {
    guard byWeekNumber.isEmpty else { return weekRanges(year) }
    guard !byMonth.isEmpty else { return [Self.year(year)] }
    return byMonth.ascending.map { Self.month($0, of: year) }
  }

  private func weekRanges(_ year: Int) -> [Range<Int>] {
    let weeks = weeks(of: year)
    return byWeekNumber.places(of: weeks.count / 7).map {
      let first = weeks.lowerBound + ($0 - 1) * 7
      return first..<first + 7
    }
  }
}

extension RecurrenceRule.Frequency {
  var isWithinDay: Bool { rawValue < Self.daily.rawValue }

  fileprivate var unit: Int64 {
    switch self {
    case .secondly, .daily, .monthly, .yearly: 1
    case .minutely: 60
    case .hourly: 3600
    case .weekly: 7
    }
  }
}
