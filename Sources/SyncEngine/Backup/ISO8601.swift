import Domain

// Dates as a backup writes them (ISO 8601).

extension LocalDay {
  /// "2026-01-21".
  var isoText: String {
    let (year, month, day) = date
    let century = year < 1000 ? padded(year / 100) : "\(year / 100)"
    return century + padded(year % 100) + "-" + padded(month) + "-" + padded(day)
  }
}

extension Instant {
  /// "2026-01-21T06:00:00Z".
  var isoText: String {
    let time = LocalTime(self, offset: .utc)
    let seconds = Int(time.millisecondOfDay / 1000)
    return time.day.isoText + "T" + padded(seconds / 3600) + ":" + padded(seconds / 60 % 60) + ":"
      + padded(seconds % 60) + "Z"
  }
}

private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
