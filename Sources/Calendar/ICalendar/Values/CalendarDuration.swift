import Basics

/// A DURATION (RFC 5545, 3.3.6): days as the calendar counts them, and seconds as they pass.
package struct CalendarDuration: Hashable, Sendable {
  package let days: Int
  package let seconds: Int64

  package init(days: Int = 0, seconds: Int64 = 0) {
    self.days = days
    self.seconds = seconds
  }

  /// Reads "P1DT2H", "PT15M", "P2W"; none of what lasts shorter than nothing.
  init?(_ bytes: Bytes) {
    var rest = bytes
    if rest.first == ASCII.plus { rest.removeFirst() }
    guard rest.popFirst()?.lowercased == UInt8(ascii: "p"), !rest.isEmpty else { return nil }
    var (days, seconds): (Int64, Int64) = (0, 0)
    var isTime = false
    while let byte = rest.first {
      if byte.lowercased == UInt8(ascii: "t"), !isTime {
        rest.removeFirst()
        isTime = true
        continue
      }
      let digits = rest.prefix { $0.isDigit }
      guard let number = digits.number, number <= 10_000_000 else { return nil }
      rest = rest.dropFirst(digits.count)
      switch (rest.popFirst()?.lowercased, isTime) {
      case (UInt8(ascii: "w"), false): days += Int64(number) * 7
      case (UInt8(ascii: "d"), false): days += Int64(number)
      case (UInt8(ascii: "h"), true): seconds += Int64(number) * 3600
      case (UInt8(ascii: "m"), true): seconds += Int64(number) * 60
      case (UInt8(ascii: "s"), true): seconds += Int64(number)
      default: return nil
      }
    }
    guard days <= 100_000, seconds <= 100_000 * WallTime.secondsPerDay else { return nil }
    self.init(days: Int(days), seconds: seconds)
  }
}
