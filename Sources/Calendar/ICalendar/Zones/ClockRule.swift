import Basics
import Time

/// How the clocks of a place go on for ever: "CET-1CEST,M3.5.0,M10.5.0/3" (POSIX, TZ; RFC 8536, 3.3).
struct ClockRule {
  /// When clocks are put, year by year, on the wall of the offset before.
  fileprivate struct Onset {
    enum Day {
      /// The weekday (0 is Sunday) of a week from 1 to 5, which is the last one, of a month.
      case week(month: Int, week: Int, weekday: Int)
      /// From 1 on, without leap days.
      case julian(Int)
      /// From 0 on, with them.
      case ofYear(Int)
    }

    let day: Day
    /// From midnight on; may be below zero, or more than a day.
    let seconds: Int
  }

  /// In seconds ahead of UTC.
  private let standard: Int
  private let summer: Int
  /// The begin and end of summer; none where clocks are not put.
  private let onsets: (begin: Onset, end: Onset)?

  init?(reading bytes: Bytes) {
    var rest = bytes
    guard rest.takeZoneName(), let behind = rest.takeClock() else { return nil }
    standard = -behind
    guard !rest.isEmpty else {
      summer = standard
      onsets = nil
      return
    }
    guard rest.takeZoneName() else { return nil }
    if rest.first == ASCII.comma {
      summer = standard + 3600
    } else {
      guard let behind = rest.takeClock() else { return nil }
      summer = -behind
    }
    guard let begin = Onset(taking: &rest), let end = Onset(taking: &rest), rest.isEmpty else {
      return nil
    }
    onsets = (begin, end)
  }

  /// When clocks are put in some years: instants in seconds since 1970, each with the offset from then on.
  func transitions(in years: Range<Int>) -> [(at: Int64, offset: Int)] {
    guard let onsets else { return [] }
    return years.flatMap { year in
      [
        (onsets.begin.wall(in: year) - Int64(standard), summer),
        (onsets.end.wall(in: year) - Int64(summer), standard),
      ]
    }
  }
}

extension ClockRule.Onset {
  /// Takes ",M3.5.0/3", ",J60" or ",59/2:30" off the begin.
  fileprivate init?(taking rest: inout Bytes) {
    guard rest.take(ASCII.comma) else { return nil }
    if rest.take(UInt8(ascii: "M")) {
      guard let month = rest.takeNumber(in: 1...12), rest.take(UInt8(ascii: ".")),
        let week = rest.takeNumber(in: 1...5), rest.take(UInt8(ascii: ".")),
        let weekday = rest.takeNumber(in: 0...6)
      else { return nil }
      day = .week(month: month, week: week, weekday: weekday)
    } else if rest.take(UInt8(ascii: "J")) {
      guard let number = rest.takeNumber(in: 1...365) else { return nil }
      day = .julian(number)
    } else {
      guard let number = rest.takeNumber(in: 0...365) else { return nil }
      day = .ofYear(number)
    }
    guard rest.take(UInt8(ascii: "/")) else {
      seconds = 2 * 3600
      return
    }
    guard let time = rest.takeClock() else { return nil }
    seconds = time
  }

  /// In seconds since 1970 on the wall of the offset before.
  fileprivate func wall(in year: Int) -> Int64 {
    Int64(number(in: year)) * WallTime.secondsPerDay + Int64(seconds)
  }

  private func number(in year: Int) -> Int {
    let days = RecurrenceRule.year(year)
    switch day {
    case .ofYear(let number): return days.lowerBound + number
    case .julian(let number):
      let leapDay = days.count == 366 && number >= 60 ? 1 : 0
      return days.lowerBound + number - 1 + leapDay
    case .week(let month, let week, let weekday):
      let days = RecurrenceRule.month(month, of: year)
      // 1970-01-01 was a Thursday.
      let first = ((days.lowerBound + 4) % 7 + 7) % 7
      let number = days.lowerBound + (weekday - first + 7) % 7 + (week - 1) * 7
      return number < days.upperBound ? number : number - 7
    }
  }
}

extension Bytes {
  fileprivate mutating func take(_ byte: UInt8) -> Bool {
    guard first == byte else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func takeNumber(in bounds: ClosedRange<Int>) -> Int? {
    let digits = prefix { $0.isDigit }
    guard let number = digits.number, bounds.contains(number) else { return nil }
    self = dropFirst(digits.count)
    return number
  }

  /// "CEST" or "<+0330>".
  fileprivate mutating func takeZoneName() -> Bool {
    if take(UInt8(ascii: "<")) {
      guard let end = firstIndex(of: UInt8(ascii: ">")) else { return false }
      self = self[index(after: end)...]
      return true
    }
    let name = prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0.lowercased) }
    self = dropFirst(name.count)
    return !name.isEmpty
  }

  /// "2", "-1:30" or "24:00:00" in seconds.
  fileprivate mutating func takeClock() -> Int? {
    let isBelowZero = take(ASCII.minus)
    if !isBelowZero { _ = take(ASCII.plus) }
    guard var seconds = takeNumber(in: 0...167).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(UInt8(ascii: ":")) {
      guard let number = takeNumber(in: 0...59) else { return nil }
      seconds += number * unit
    }
    return isBelowZero ? -seconds : seconds
  }
}
