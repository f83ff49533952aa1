/// A day of the local calendar, counted from 1970-01-01.
package struct LocalDay: Hashable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  /// The day of a date in the proleptic Gregorian calendar; months 1 to 12, days 1 to 31.
  ///
  /// Counts in eras of 400 years that begin on 1 March, so that the leap day ends a year
  /// (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  package init(year: Int, month: Int, day: Int) {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  package init(_ instant: Instant, offset: UTCOffset) {
    self = LocalTime(instant, offset: offset).day
  }

  /// The date in the proleptic Gregorian calendar.
  package var date: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let fromMonday = (number + 3) % 7
    return Weekday.allCases[fromMonday < 0 ? fromMonday + 7 : fromMonday]
  }

  package func adding(days: Int) -> LocalDay { LocalDay(number: number + days) }
}

extension Instant {
  /// Midnight, where a day begins.
  package init(startOf day: LocalDay, offset: UTCOffset) {
    let minutes = Int64(day.number) * 24 * 60 - Int64(offset.minutes)
    self.init(milliseconds: minutes * 60_000)
  }
}

extension LocalDay: Comparable {
  package static func < (left: LocalDay, right: LocalDay) -> Bool { left.number < right.number }
}
