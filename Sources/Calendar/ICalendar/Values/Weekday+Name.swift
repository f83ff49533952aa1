import Time

extension Weekday {
  /// As rules name it (RFC 5545, 3.3.10).
  var calendarName: StaticString {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }

  init?(reading name: Bytes) {
    for weekday in Weekday.allCases where name.reads(weekday.calendarName) {
      self = weekday
      return
    }
    return nil
  }
}
