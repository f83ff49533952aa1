/// A week of ISO 8601: Monday to Sunday; week 1 holds the year's first Thursday.
package struct ISOWeek: Hashable, Sendable {
  package let year: Int
  /// 1 to 53.
  package let week: Int

  package init(containing day: LocalDay) {
    let thursday = day.adding(days: 4 - day.weekday.rawValue)
    year = thursday.date.year
    let newYear = LocalDay(year: year, month: 1, day: 1)
    week = (thursday.number - newYear.number) / 7 + 1
  }

  package var monday: LocalDay {
    // 4 January is always in week 1.
    let inFirstWeek = LocalDay(year: year, month: 1, day: 4)
    return inFirstWeek.adding(days: 1 - inFirstWeek.weekday.rawValue + (week - 1) * 7)
  }

  package var sunday: LocalDay { monday.adding(days: 6) }
}

extension ISOWeek: Comparable {
  package static func < (left: ISOWeek, right: ISOWeek) -> Bool {
    (left.year, left.week) < (right.year, right.week)
  }
}
