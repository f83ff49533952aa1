extension LocalDay {
  /// Reads "2026-12-24", as it is stored and as a browser's field for a date has it.
  ///
  /// None for days that no calendar has, and outside the years 1970 to 9999.
  package init?(isoText text: String) {
    guard let digits = PatternedDigits(text, "0000-00-00") else { return nil }
    let (year, month, day) = (
      digits.number(in: 0..<4), digits.number(in: 5..<7), digits.number(in: 8..<10)
    )
    guard year >= 1970, (1...12).contains(month) else { return nil }
    self.init(year: year, month: month, day: day)
    // A day too many is the first of the next month, day 0 the last of the one before.
    guard date.day == day else { return nil }
  }

  package var isoText: String {
    let (year, month, day) = date
    return "\(year)-" + twoDigits(month) + "-" + twoDigits(day)
  }
}
