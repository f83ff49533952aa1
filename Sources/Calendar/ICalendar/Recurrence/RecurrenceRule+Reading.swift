import Basics
import Time

extension RecurrenceRule {
  /// Reads the value of an RRULE: "FREQ=WEEKLY;BYDAY=MO,WE".
  ///
  /// Exporters write what RFC 5545 forbids. Empty parts and pieces of lists, a part that is said twice alike, parts whose
  /// names begin with X-, quotes, and backslashes, as words need them, count for nothing. COUNT beside UNTIL ends at
  /// whichever comes first.
  /// BYMONTHDAY and BYYEARDAY limit also where they are not allowed, and the numbers of weekdays
  /// fall away there.
  package init(reading value: Bytes) throws(RecurrenceFault) {
    guard value.count <= Self.longest else { throw .part }
    if let rule = try RecurrenceRule(readingVersion1: value) {
      self = rule
      return
    }
    let value = value.filter { $0 != ASCII.backslash && $0 != ASCII.quote }[...]
    let parts = try Self.parts(of: value)
    guard let named = parts.first(where: { $0.name.reads("FREQ") }),
      let frequency = Frequency(reading: named.value)
    else { throw .frequency }
    self.init(frequency)
    for part in parts { try take(part) }
    try settleCombination()
  }

  /// In bytes; one that names every second, day and week has less than 4,000.
  private static let longest = 5_000

  private struct Part {
    let name: Bytes
    let value: Bytes
  }

  private static func parts(of value: Bytes) throws(RecurrenceFault) -> [Part] {
    var parts: [Part] = []
    for piece in value.pieces(at: UInt8(ascii: ";")) where !piece.trimmed.isEmpty {
      guard let equals = piece.firstIndex(of: UInt8(ascii: "=")) else { throw .part }
      let part = Part(
        name: piece[..<equals].trimmed,
        value: piece[piece.index(after: equals)...].trimmed
      )
      if part.value.isEmpty { continue }
      guard let known = parts.first(where: { $0.name.isSame(as: part.name) }) else {
        parts.append(part)
        continue
      }
      guard known.value.isSame(as: part.value) else { throw .part }
    }
    return parts
  }

  private mutating func take(_ part: Part) throws(RecurrenceFault) {
    let (name, value) = (part.name, part.value)
    if name.reads("FREQ") || name.hasPrefix("X-") { return }
    if try takeBounds(name, value) { return }
    if try takeTimes(name, value) { return }
    if try takeDays(name, value) { return }
    throw .part
  }

  /// - Returns: whether it is one of these parts.
  private mutating func takeBounds(_ name: Bytes, _ value: Bytes) throws(RecurrenceFault) -> Bool {
    if name.reads("INTERVAL") {
      // One of 0 never gets on.
      interval = try Self.number(value, in: 1...Int(Int32.max))
    } else if name.reads("COUNT") {
      try takeCount(value)
    } else if name.reads("UNTIL") {
      guard let time = WrittenTime(value) else { throw .until }
      until = time
    } else if name.reads("WKST") {
      guard let weekday = Weekday(reading: value) else { throw .weekday }
      weekStart = weekday
    } else if name.reads("RSCALE") {
      guard value.reads("GREGORIAN") else { throw .scale }
    } else if name.reads("SKIP") {
      guard value.reads("OMIT") else { throw .scale }
    } else {
      return false
    }
    return true
  }

  /// DTSTART is there also where it is 0; one below means no limit.
  private mutating func takeCount(_ value: Bytes) throws(RecurrenceFault) {
    let bound = Int(Int32.max)
    let number = try Self.number(value, in: -bound...bound)
    count = number < 0 ? nil : max(number, 1)
  }

  private mutating func takeTimes(_ name: Bytes, _ value: Bytes) throws(RecurrenceFault) -> Bool {
    if name.reads("BYSECOND") {
      bySecond = try Self.numbers(value, upTo: 60).withoutLeapSecond
    } else if name.reads("BYMINUTE") {
      byMinute = try Self.numbers(value, upTo: 59)
    } else if name.reads("BYHOUR") {
      byHour = try Self.numbers(value, upTo: 23)
    } else {
      return false
    }
    return true
  }

  private mutating func takeDays(_ name: Bytes, _ value: Bytes) throws(RecurrenceFault) -> Bool {
    if name.reads("BYDAY") {
      for piece in value.list { try takeWeekday(piece) }
    } else if name.reads("BYMONTHDAY") {
      byMonthDay = try Self.places(value, upTo: 31)
    } else if name.reads("BYYEARDAY") {
      byYearDay = try Self.places(value, upTo: 366)
    } else if name.reads("BYWEEKNO") {
      byWeekNumber = try Self.places(value, upTo: 53)
    } else if name.reads("BYMONTH") {
      byMonth = try Self.numbers(value, from: 1, upTo: 12)
    } else if name.reads("BYSETPOS") {
      bySetPosition = try Self.places(value, upTo: 366)
    } else {
      return false
    }
    return true
  }

  /// "MO", "1MO", "-1SU"; also "MON".
  private mutating func takeWeekday(_ piece: Bytes) throws(RecurrenceFault) {
    let name = piece.drop { !$0.isLetter }
    guard let weekday = Weekday(reading: name) else { throw .weekday }
    let digits = piece.dropLast(name.count).trimmed
    guard !digits.isEmpty else {
      byWeekday.insert(Weekdays(weekday))
      return
    }
    guard let number = digits.signedNumber else { throw .number }
    try insert(number, weekday)
  }

  mutating func insert(_ number: Int, _ weekday: Weekday) throws(RecurrenceFault) {
    guard number != 0, abs(number) <= 53 else { throw .number }
    let numbered = NumberedWeekday(number: number, weekday: weekday)
    if !byNumberedWeekday.contains(numbered) { byNumberedWeekday.append(numbered) }
  }

  private mutating func settleCombination() throws(RecurrenceFault) {
    guard byWeekNumber.isEmpty || frequency == .yearly else { throw .combination }
    guard frequency.rawValue < Frequency.monthly.rawValue else { return }
    for numbered in byNumberedWeekday { byWeekday.insert(Weekdays(numbered.weekday)) }
    byNumberedWeekday = []
  }

  /// Also "1.0".
  static func number(
    _ value: Bytes,
    in bounds: ClosedRange<Int>
  ) throws(RecurrenceFault) -> Int {
    let whole = value.prefix { $0 != ASCII.point }
    let fraction = value.dropFirst(whole.count + 1)
    guard let number = whole.signedNumber, bounds.contains(number),
      fraction.allSatisfy({ $0 == ASCII.zero })
    else { throw .number }
    return number
  }

  private static func numbers(
    _ value: Bytes,
    from first: Int = 0,
    upTo last: Int
  ) throws(RecurrenceFault) -> NumberSet {
    var set = NumberSet()
    for piece in value.list { set.insert(try number(piece, in: first...last)) }
    return set
  }

  /// Those that also count from the end, where there is no zero.
  private static func places(_ value: Bytes, upTo last: Int) throws(RecurrenceFault) -> NumberSet {
    var set = NumberSet()
    for piece in value.list {
      let place = try number(piece, in: -last...last)
      guard place != 0 else { throw .number }
      set.insert(place)
    }
    return set
  }
}

extension Bytes {
  /// The pieces between commas, without empty ones.
  fileprivate var list: [Bytes] {
    split(separator: ASCII.comma).map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension RecurrenceRule.Frequency {
  fileprivate init?(reading name: Bytes) {
    if name.reads("DAILY") {
      self = .daily
    } else if name.reads("WEEKLY") {
      self = .weekly
    } else if name.reads("MONTHLY") {
      self = .monthly
    } else if name.reads("YEARLY") {
      self = .yearly
    } else if name.reads("HOURLY") {
      self = .hourly
    } else if name.reads("MINUTELY") {
      self = .minutely
    } else if name.reads("SECONDLY") {
      self = .secondly
    } else {
      return nil
    }
  }
}
