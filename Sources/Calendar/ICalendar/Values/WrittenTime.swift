import Basics
import Time

/// A DATE or DATE-TIME as it is written (RFC 5545, 3.3.4 and 3.3.5), without the TZID beside it.
package struct WrittenTime: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A day without a time: midnight stands for it.
    case date
    /// Of the zone that is named beside it, or of any wall.
    case local
    case utc
  }

  package let wall: WallTime
  package let form: Form

  package init(_ wall: WallTime, _ form: Form) {
    self.wall = wall
    self.form = form
  }

  /// Reads "20260121", "20260121T073000" and "20260121T073000Z".
  ///
  /// None for days and times that no calendar has. A leap second is the one before it.
  package init?(_ bytes: Bytes) {
    let isUTC = bytes.last == UInt8(ascii: "Z") || bytes.last == UInt8(ascii: "z")
    let text = isUTC ? bytes.dropLast() : bytes
    guard let day = LocalDay(basic: text.prefix(8)) else { return nil }
    if text.count == 8, !isUTC {
      self.init(WallTime(day: day), .date)
      return
    }
    let time = text.dropFirst(8)
    guard time.count == 7, time.first?.lowercased == UInt8(ascii: "t"),
      let second = Self.second(time.dropFirst())
    else { return nil }
    self.init(WallTime(day: day, second: second), isUTC ? .utc : .local)
  }

  /// "073000" as the second of a day.
  private static func second(_ digits: Bytes) -> Int? {
    guard let hour = digits.prefix(2).number, let minute = digits.dropFirst(2).prefix(2).number,
      let second = digits.dropFirst(4).number, hour < 24, minute < 60, second <= 60
    else { return nil }
    return hour * 3600 + minute * 60 + min(second, 59)
  }
}

extension LocalDay {
  /// Reads "20260121".
  fileprivate init?(basic digits: Bytes) {
    guard digits.count == 8, let year = digits.prefix(4).number,
      let month = digits.dropFirst(4).prefix(2).number, let day = digits.dropFirst(6).number,
      year > 0, (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
    // A day too many is the first of the next month.
    guard date.day == day else { return nil }
  }
}
