import Basics
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

  private var longName: StaticString {
    switch self {
    case .monday: "MONDAY"
    case .tuesday: "TUESDAY"
    case .wednesday: "WEDNESDAY"
    case .thursday: "THURSDAY"
    case .friday: "FRIDAY"
    case .saturday: "SATURDAY"
    case .sunday: "SUNDAY"
    }
  }

  /// Also "MON", and whatever else its English name begins with.
  init?(reading name: Bytes) {
    for weekday in Weekday.allCases where name.begins(weekday.longName) {
      self = weekday
      return
    }
    return nil
  }
}

extension Bytes {
  /// Whether they are two letters of a name at least, from its first on.
  fileprivate func begins(_ name: StaticString) -> Bool {
    guard count >= 2, count <= name.utf8CodeUnitCount else { return false }
    for (place, byte) in enumerated() where byte.lowercased != name.utf8Start[place].lowercased {
      return false
    }
    return true
  }
}
