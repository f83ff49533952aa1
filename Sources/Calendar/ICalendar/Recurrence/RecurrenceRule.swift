import Time

/// When something comes again (RFC 5545, 3.3.10).
package struct RecurrenceRule: Hashable, Sendable {
  package enum Frequency: Int, Sendable {
    case secondly
    case minutely
    case hourly
    case daily
    case weekly
    case monthly
    case yearly
  }

  /// The first, second, or, below zero, last Monday of a month or of a year.
  package struct NumberedWeekday: Hashable, Sendable {
    /// Never zero.
    package let number: Int
    package let weekday: Weekday
  }

  package internal(set) var frequency: Frequency
  /// 1 at least.
  package internal(set) var interval = 1
  /// 1 at least.
  package internal(set) var count: Int?
  /// The last instance may be then.
  package internal(set) var until: WrittenTime?
  package internal(set) var weekStart = Weekday.monday

  package internal(set) var bySecond = NumberSet()
  package internal(set) var byMinute = NumberSet()
  package internal(set) var byHour = NumberSet()
  package internal(set) var byWeekday: Weekdays = []
  package internal(set) var byNumberedWeekday: [NumberedWeekday] = []
  package internal(set) var byMonthDay = NumberSet()
  package internal(set) var byYearDay = NumberSet()
  package internal(set) var byWeekNumber = NumberSet()
  package internal(set) var byMonth = NumberSet()
  package internal(set) var bySetPosition = NumberSet()

  init(_ frequency: Frequency) { self.frequency = frequency }
}

extension RecurrenceRule {
  /// Whether BYDAY says anything.
  var hasWeekdays: Bool { !byWeekday.isEmpty || !byNumberedWeekday.isEmpty }

  /// Whether anything but its frequency and interval says when it is.
  var hasByPart: Bool {
    hasWeekdays || !bySetPosition.isEmpty || !bySecond.isEmpty || !byMinute.isEmpty
      || !byHour.isEmpty || !byMonthDay.isEmpty
      || !byYearDay.isEmpty || !byWeekNumber.isEmpty || !byMonth.isEmpty
  }
}
