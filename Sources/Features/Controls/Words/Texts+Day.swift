import Domain
import Strings
import Time

extension Texts {
  package func name(of day: Weekday) -> String { days.weekdays[day.rawValue - 1] }

  package func shortName(of day: Weekday) -> String { days.shortWeekdays[day.rawValue - 1] }

  /// "Tue 24".
  package func shortDate(of day: LocalDay) -> String {
    days.dayOf(day.weekday.rawValue - 1, day.date.day)
  }

  /// "Today", "Monday", "14 March", "14 March 2025".
  package func words(for day: LocalDay, on today: LocalDay) -> String {
    switch day.name(on: today) {
    case .today: days.today
    case .weekday(let weekday): name(of: weekday)
    case .date, .dateOfYear: date(day, on: today)
    }
  }

  /// "14 March", in another year "14 March 2025".
  package func date(_ day: LocalDay, on today: LocalDay) -> String {
    day.date.year == today.date.year ? dateOfThisYear(day) : fullDate(day)
  }

  /// With its year: on paper nobody knows which one was meant.
  package func fullDate(_ day: LocalDay) -> String {
    days.dateOfYear(dateOfThisYear(day), day.date.year)
  }

  private func dateOfThisYear(_ day: LocalDay) -> String {
    let (_, month, number) = day.date
    return days.date(month - 1, number)
  }

  /// The same within a sentence: "today", "on Monday".
  package func sentenceWords(for day: LocalDay, on today: LocalDay) -> String {
    switch day.name(on: today) {
    case .today: days.onToday
    case .weekday(let weekday): days.onWeekday[weekday.rawValue - 1]
    case .date, .dateOfYear: days.onDate(date(day, on: today))
    }
  }
}
