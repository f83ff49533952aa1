import Basics
import Time

/// Rules of version 1.0, as old phones and their programs still write them (vCalendar, "Basic Recurrence Rule Grammar"):
/// "D2 #10", "W1 TU TH 20261222T235959", "MP1 1+ FR", "MD1 1 LD", "YM1 6", "YD1 100".
extension RecurrenceRule {
  /// None of what is no such rule.
  ///
  /// Without an end it goes on for ever, as those mean it who write none. Times within a rule, and a rule within
  /// another, are refused.
  init?(readingVersion1 value: Bytes) throws(RecurrenceFault) {
    let words = value.split { $0.isBlank }
    guard let head = words.first, !value.contains(UInt8(ascii: "=")) else { return nil }
    let kind = head.prefix { $0.isLetter }
    let interval = head.dropFirst(kind.count)
    guard !interval.isEmpty, let frequency = Frequency(version1: kind) else { return nil }
    self.init(frequency)
    self.interval = try Self.number(interval, in: 1...Int(Int32.max))
    var orders: [Int] = []
    for word in words.dropFirst() {
      if try takeEnd(word) { continue }
      try take(word, of: kind, &orders)
    }
  }

  /// "#10", of which 0 is for ever, or a date.
  private mutating func takeEnd(_ word: Bytes) throws(RecurrenceFault) -> Bool {
    if word.first == UInt8(ascii: "#") {
      let number = try Self.number(word.dropFirst(), in: 0...Int(Int32.max))
      count = number == 0 ? nil : number
      return true
    }
    guard word.count >= 8, let time = WrittenTime(word) else { return false }
    until = time
    return true
  }

  /// - Parameter orders: the "1+" that stand before the weekdays that they are meant for.
  private mutating func take(
    _ word: Bytes,
    of kind: Bytes,
    _ orders: inout [Int]
  ) throws(RecurrenceFault) {
    if kind.reads("W") {
      byWeekday.insert(Weekdays(try Self.weekday(word)))
    } else if kind.reads("MP") {
      if let order = word.order {
        orders.append(order)
      } else {
        let weekday = try Self.weekday(word)
        guard !orders.isEmpty else { throw .part }
        for order in orders { try insert(order, weekday) }
      }
    } else if kind.reads("MD") {
      byMonthDay.insert(try Self.place(word, upTo: 31))
    } else if kind.reads("YM") {
      byMonth.insert(try Self.number(word, in: 1...12))
    } else if kind.reads("YD") {
      byYearDay.insert(try Self.place(word, upTo: 366))
    } else {
      throw .part
    }
  }

  private static func weekday(_ word: Bytes) throws(RecurrenceFault) -> Weekday {
    guard let weekday = Weekday(reading: word) else { throw .weekday }
    return weekday
  }

  /// "15", "1+", "2-" from the end, "LD" for the last day.
  private static func place(_ word: Bytes, upTo last: Int) throws(RecurrenceFault) -> Int {
    if word.reads("LD") { return -1 }
    guard let place = word.order ?? word.signedNumber, place != 0, abs(place) <= last else {
      throw .number
    }
    return place
  }
}

extension Bytes {
  /// "2+" and "1-", which counts from the end.
  fileprivate var order: Int? {
    guard let sign = last, sign == ASCII.plus || sign == ASCII.minus,
      let number = dropLast().number
    else { return nil }
    return sign == ASCII.minus ? -number : number
  }
}

extension RecurrenceRule.Frequency {
  fileprivate init?(version1 kind: Bytes) {
    if kind.reads("D") {
      self = .daily
    } else if kind.reads("W") {
      self = .weekly
    } else if kind.reads("MP") || kind.reads("MD") {
      self = .monthly
    } else if kind.reads("YM") || kind.reads("YD") {
      self = .yearly
    } else {
      return nil
    }
  }
}
