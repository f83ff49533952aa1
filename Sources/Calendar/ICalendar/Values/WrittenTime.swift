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

  /// Reads "20260121", "20260121T073000" and "20260121T073000Z", and what exporters write in their place:
  /// "2026-01-21T07:30", "20260121T073000.000Z", "20260121T073000+0100", "20260121Z".
  ///
  /// None for days and times that no calendar has. A leap second is the one before it, and hour 24 the next midnight.
  package init?(_ bytes: Bytes) {
    var rest = bytes
    guard let day = rest.takeDay() else { return nil }
    if rest.isEmpty || rest.reads("Z") {
      self.init(WallTime(day: day), .date)
      return
    }
    guard let separator = rest.popFirst(),
      separator.lowercased == UInt8(ascii: "t") || separator.isBlank,
      let second = rest.takeClock()
    else { return nil }
    rest.passOverFraction()
    let wall = WallTime(day: day, second: second)
    if rest.isEmpty {
      self.init(wall, .local)
    } else if rest.reads("Z") {
      self.init(wall, .utc)
    } else if let offset = rest.clockOffset {
      self.init(wall.adding(seconds: -Int64(offset)), .utc)
    } else {
      return nil
    }
  }

  /// The day of a midnight that was called a date.
  var asDate: WrittenTime { wall.second == 0 ? WrittenTime(wall, .date) : self }
}

extension Bytes {
  /// The first digits as a number, where all of them are some.
  fileprivate mutating func take(_ digits: Int) -> Int? {
    guard count >= digits else { return nil }
    var number = 0
    for place in startIndex..<startIndex + digits {
      guard self[place].isDigit else { return nil }
      number = number * 10 + Int(self[place] - ASCII.zero)
    }
    self = dropFirst(digits)
    return number
  }

  fileprivate mutating func take(_ byte: UInt8) -> Bool {
    guard first == byte else { return false }
    removeFirst()
    return true
  }

  /// "20260121" or "2026-01-21".
  fileprivate mutating func takeDay() -> LocalDay? {
    guard let year = take(4) else { return nil }
    let hasDashes = take(ASCII.minus)
    guard let month = take(2), !hasDashes || take(ASCII.minus), let day = take(2), year > 0,
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let found = LocalDay(year: year, month: month, day: day)
    // A day too many is the first of the next month.
    return found.date.day == day ? found : nil
  }

  /// "073000", "0730", "07:30:00" or "07:30" as the second of a day; "240000" is the one behind its last.
  fileprivate mutating func takeClock() -> Int? {
    guard let hour = take(2) else { return nil }
    let hasColons = take(ASCII.colon)
    guard let minute = take(2), hour < 24 || hour == 24 && minute == 0, minute < 60
    else { return nil }
    var second = 0
    if hasColons ? take(ASCII.colon) : first?.isDigit ?? false {
      guard let number = take(2), number <= 60, hour < 24 || number == 0 else { return nil }
      second = number
    }
    return hour * 3600 + minute * 60 + Swift.min(second, 59)
  }

  fileprivate mutating func passOverFraction() {
    guard let point = first, point == ASCII.point || point == ASCII.comma,
      dropFirst().first?.isDigit ?? false
    else { return }
    self = dropFirst().drop { $0.isDigit }
  }
}

extension Bytes {
  /// "+0100", "-05:00", "+1" and "-053000" in seconds.
  var clockOffset: Int? {
    guard let sign = first, sign == ASCII.plus || sign == ASCII.minus else { return nil }
    let digits = dropFirst().filter { $0 != ASCII.colon }[...]
    let hourDigits = digits.count <= 2 ? digits.count : digits.count == 3 ? 1 : 2
    let rest = digits.dropFirst(hourDigits)
    guard let hours = digits.prefix(hourDigits).number,
      let minutes = rest.isEmpty ? 0 : rest.prefix(2).number,
      let seconds = rest.count <= 2 ? 0 : rest.dropFirst(2).number,
      rest.count <= 4, rest.count % 2 == 0, hours < 24, minutes < 60, seconds < 60
    else { return nil }
    let size = hours * 3600 + minutes * 60 + seconds
    return sign == ASCII.minus ? -size : size
  }
}
